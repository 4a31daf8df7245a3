const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))

const plain = (name: string) => name.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The codes of two letters by the names that they have in English and, of languages, in themselves. */
function named(kind: 'language' | 'region'): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: kind, fallback: 'none' })
  return new Map(
    CODES.flatMap((code) => {
      const own = kind === 'language' && english.of(code) !== undefined ? new Intl.DisplayNames(code, { type: kind, fallback: 'none' }).of(code) : undefined
      const written = kind === 'region' ? code.toUpperCase() : code
      return [english.of(written), own].flatMap((name) => (name === undefined ? [] : [[plain(name), written] as const]))
    }),
  )
}
let names: { languages: ReadonlyMap<string, string>; regions: ReadonlyMap<string, string> } | undefined

/** A language by its name, with its country in brackets if there is one, as the web names it: "English (US)" is "en-US". */
export function likelyLanguage(written: string): string | undefined {
  const [, language = '', region] = /^\s*(\p{L}[\p{L} ]*?)\s*(?:\(\s*([\p{L} ]+?)\s*\))?\s*$/u.exec(written) ?? []
  if (language === '') return undefined
  names ??= { languages: named('language'), regions: named('region') }
  const code = names.languages.get(plain(language))
  if (region === undefined || code === undefined) return code
  const country = /^[A-Z]{2}$/.test(region) ? region.replace('UK', 'GB') : names.regions.get(plain(region))
  return country && `${code}-${country}`
}
