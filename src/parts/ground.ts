/** What a section may be drawn on besides the colours of the theme: a picture, under a layer on which light letters can be read. */
export type Ground = 'picture'
