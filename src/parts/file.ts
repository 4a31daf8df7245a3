import { media } from './picture'
import { marked } from './role'

/** A file in media/ that visitors open or save, for example "media/price-list.pdf". */
export const file = marked(media, { accepts: 'file' })
/** An MP4 or WebM in media/. */
export const video = marked(media, { accepts: 'video' })
/** The words of a video in media/, as WebVTT. */
export const captions = marked(media, { accepts: 'captions' })
