/** What the dev server tells all pages that a panel is about: that the site has changed, or that there are notices. */
export const SERVER_EVENTS = ['quoin:changed', 'quoin:notices']
/** Told when the program of the Studio itself is another one. */
export const RENEWED = 'quoin:studio'
