import { filmAddress } from './filmAddress'
import { media } from './picture'
import { marked, withRole } from './role'

/** A file in media/ that visitors open or save, for example "media/price-list.pdf". */
export const file = marked(media, { accepts: 'file' })
/** An MP4 or WebM in media/. */
export const video = marked(
  withRole(
    'media',
    media.check((context) => {
      if (filmAddress(context.value) !== undefined)
        context.issues.push({ code: 'custom', input: context.value, params: { code: 'bad-form', meaning: 'Put the film itself into media/.' } })
    }),
  ),
  { accepts: 'video' },
)
/** The words of a video in media/, as WebVTT. */
export const captions = marked(media, { accepts: 'captions' })
