/** What other programs write beside each entry for themselves. */
const BOOKKEEPING = /^_(?:key|id|uid|rev|ref|createdAt|updatedAt|editable|order|weak)$/

/** What other programs know of a picture, and this one finds out by itself. */
const OF_A_PICTURE = /^(?:width|height|size|sizes|srcset|mime|mimetype|ext|extension|format|formats|hash|provider|contenttype|aspectratio|blurhash|loading|filename)$/i

/** What kind of document a page is, which is not said here. */
const KIND_OF_PAGE = /^(?:_?type|_template|template|layout|__typename)$/

/** @param owner what the braces are called in which the field stands */
export const isBookkeeping = (name: string, owner = '') =>
  BOOKKEEPING.test(name) || (owner === '"picture"' && OF_A_PICTURE.test(name)) || (owner === 'an entry of "pages"' && KIND_OF_PAGE.test(name))
