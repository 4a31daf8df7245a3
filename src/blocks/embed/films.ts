import type { Player, Unknown } from './player'

const FILM = /^[\w-]{11}$/
const LIST = /^[\w-]{10,64}$/

/** Seconds of "90", "90s" or "1h2m3s". */
function secondsOf(written: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(written ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** A film or a list of films of YouTube, in all forms that its address has. It is shown from where no cookies are set before it plays. */
export function youTube(url: URL, host: string): Player | Unknown {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const list = url.searchParams.get('list') ?? ''
  const isNamed = ['shorts', 'embed', 'live', 'v', 'e'].includes(first)
  const film = host === 'youtu.be' ? first : isNamed ? second : first === 'watch' ? (url.searchParams.get('v') ?? '') : ''
  const isList = LIST.test(list) && (first === 'playlist' || film === 'videoseries')
  if (!isList && !FILM.test(film)) return { fault: 'is of YouTube, but of no film', remedy: 'Open the film and copy its address, such as "https://www.youtube.com/watch?v=…".' }
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'))
  const more = `${start > 0 ? `&start=${start}` : ''}${isList ? `&list=${list}` : ''}`
  return {
    kind: 'film',
    host: 'youtube.com',
    src: `https://www.youtube-nocookie.com/embed/${isList ? 'videoseries' : film}?autoplay=1&rel=0${more}`,
    sources: ['https://www.youtube-nocookie.com/embed/'],
    ...(first === 'shorts' && { isTall: true }),
  }
}

/** A film of Vimeo, also one that is shown only to those who know its key. Vimeo is told to remember nobody. */
export function vimeo(url: URL): Player | Unknown {
  const [, film, key] = /\/(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  if (film === undefined) return { fault: 'is of Vimeo, but of no film', remedy: 'Open the film and copy its address, such as "https://vimeo.com/123456789".' }
  const secret = key ?? url.searchParams.get('h') ?? ''
  const start = secondsOf(/^#t=(\w+)$/.exec(url.hash)?.[1] ?? null)
  return {
    kind: 'film',
    host: 'vimeo.com',
    src: `https://player.vimeo.com/video/${film}?dnt=1&autoplay=1${/^[0-9a-f]{6,20}$/.test(secret) ? `&h=${secret}` : ''}${start > 0 ? `#t=${start}s` : ''}`,
    sources: ['https://player.vimeo.com/video/'],
  }
}
