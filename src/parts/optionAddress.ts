/**
 * The part of an address that stands for one of several words: "Fácil" is "facil". A word without a letter that addresses have is
 * called by its place.
 */
export function optionAddress(options: readonly string[], option: string): string {
  const plain = option
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain === '' ? String(options.indexOf(option) + 1) : plain
}
