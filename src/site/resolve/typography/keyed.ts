/** A text with the signs that a keyboard has in the place of those that a page is set with. */
export function keyed(text: string): string {
  return text
    .replaceAll(/«[\u00a0\u202f]?|[\u00a0\u202f]?»|[“”„]/g, '"')
    .replaceAll(/‹[\u00a0\u202f]?|[\u00a0\u202f]?›|[‘’‚]/g, "'")
    .replaceAll(/[‐‑–—−]|-{2,3}/g, '-')
    .replaceAll('…', '...')
    .replaceAll('\u2060', '')
}
