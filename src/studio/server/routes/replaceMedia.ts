import { MOST_BYTES } from '../../../site/media/inspect'
import { replacePicture } from '../exchange'
import { exchangedReply } from '../exchangedReply'
import type { Route } from '../route'

/** Puts another picture in the place of one in media/: ?file=media/house.jpg&name=other.jpg. */
export const replaceMedia: Route = {
  method: 'POST',
  takes: { type: 'application/octet-stream', most: MOST_BYTES },
  answer: async ({ options, query, body }) => {
    const file = query.get('file') ?? ''
    return exchangedReply(options, file, await replacePicture(options.path, file, query.get('name') ?? '', body))
  },
}
