/** The element that carries what stylesheets and the program know of the page as a whole. */
export const root = document.documentElement
