export const picture = { src: 'media/wall.jpg', alt: 'A wall' }
export const film = { type: 'embed', title: 'The mill', href: 'https://youtu.be/aqz-KE-bpKQ' }
export const EMBEDS = [
  film,
  { type: 'embed', title: 'The way', href: 'https://www.openstreetmap.org/?mlat=38.71&mlon=-9.13', picture, width: 'narrow' },
  { type: 'embed', title: 'The oven', href: 'https://vimeo.com/123456789', picture, ground: 'dark' },
  { type: 'embed', title: 'The house', href: 'https://www.google.com/maps/place/Bel%C3%A9m/@38.69,-9.2,17z' },
]
export const SRCS = [
  /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  /^https:\/\/www\.openstreetmap\.org\/export/,
  /^https:\/\/player\.vimeo\.com\/video\//,
  /^https:\/\/www\.google\.com\/maps\?/,
]
