/** Letters that are two where there is only a to z. */
const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', å: 'a', ł: 'l', đ: 'd' }

/** A text in small letters, those of Latin scripts as they are written with a to z alone: "Größe" is "groesse". */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöüßæøœåłđ]/g, (letter) => PAIRS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}

/** The words of a title as they stand in an address: "Preços & prazos" is "precos-prazos". */
export function slugOf(title: string): string {
  return plainLetters(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
