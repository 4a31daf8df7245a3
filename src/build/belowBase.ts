/** What begins an element, its attributes included: values in quotation marks may hold ">". */
const TAG = /<[a-z][^\s/>]*(?:"[^"]*"|[^">])*>/gi
/** Attributes that hold an address, and those that hold several, with or without a width behind each. */
const ADDRESS = /(\s(?:href|src|poster|action|formaction)=")\/(?!\/)/gi
const ADDRESSES = /(\s(?:srcset|imagesrcset|data-sources|data-scripts)=")([^"]*)"/gi
/** Where one of several begins. */
const FROM_ROOT = /(?<=^|[\s,])\/(?!\/)/g

/** Returns the HTML of a page with its addresses below a path ("/toys") in place of the host's root; text and data stay as they are. */
export function htmlBelow(base: string, html: string): string {
  if (base === '') return html
  return html.replaceAll(TAG, (tag) =>
    tag
      .replaceAll(ADDRESS, (_whole, start: string) => `${start}${base}/`)
      .replaceAll(ADDRESSES, (_whole, start: string, all: string) => `${start}${all.replaceAll(FROM_ROOT, () => `${base}/`)}"`),
  )
}

/** The same for a stylesheet: fonts and pictures. */
export function cssBelow(base: string, css: string): string {
  return base === '' ? css : css.replaceAll(/(url\(\s*["']?)\/(?!\/)/gi, (_whole, start: string) => `${start}${base}/`)
}
