/** What secrets are called, as whole words: "access_key" is none, by which a service may know whom to write to. */
const NAMES = /^(?:.*_)?(?:api_?key|secret(?:_key)?|private_?key|token|auth|authorization|bearer|password|passwd|pwd|credentials?)(?:_.*)?$/

/** How secrets of well-known services are written, and addresses that are secrets themselves. */
const VALUES: readonly RegExp[] = [
  /\b[sr]k_(?:live|test)_\w{8}/,
  /\b(?:ghp|gho|ghs|github_pat|glpat|xox[abprs])[-_]\w{8}/,
  /\bAKIA[0-9A-Z]{12}/,
  /\bSG\.[\w-]{10,}\.[\w-]{10,}/,
  /\bkey-[0-9a-f]{32}\b/,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\./,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /^https:\/\/(?:hooks\.slack\.com\/services|discord(?:app)?\.com\/api\/webhooks|api\.telegram\.org\/bot)/,
]

/** "apiKey", "API-KEY" and "api_key" are one name. */
const plain = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replaceAll(/[-. ]/g, '_')
    .toLowerCase()

/** Whether a value called so is a secret. */
export function isSecretName(name: string): boolean {
  return NAMES.test(plain(name))
}

/** Whether a value is a secret, whatever it is called; of an address also what stands in its question. */
export function isSecretValue(value: string): boolean {
  if (VALUES.some((pattern) => pattern.test(value))) return true
  const asked = /^(?:https:\/\/|\/)[^?]*\?(.*)$/.exec(value)?.[1] ?? ''
  return [...new URLSearchParams(asked).keys()].some(isSecretName)
}
