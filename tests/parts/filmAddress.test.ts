import { expect, test } from 'vitest'
import { filmAddress } from '../../src/parts/filmAddress'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['//player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789'],
  ['<iframe width="560" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
])('%s is the address of a film', (written, address) => expect(filmAddress(written)).toBe(address))

test.each(['media/tour.mp4', 'https://example.com/youtube.com/a', 'https://notyoutube.com/a', 'youtube.com', ''])('%s is none', (written) =>
  expect(filmAddress(written)).toBeUndefined(),
)
