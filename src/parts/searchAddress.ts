/** Where the index of all pages in a language lies. */
export function searchAddress(lang: string): string {
  return `/search.${lang}.json`
}
