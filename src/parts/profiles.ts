/** Services on which organisations have pages of their own: how they are called, and their icon. Any part of a host may stand before. */
const SERVICES: Readonly<Record<string, readonly [name: string, icon: string]>> = {
  'linkedin.com': ['LinkedIn', 'brand-linkedin'],
  'x.com': ['X', 'brand-x'],
  'twitter.com': ['X', 'brand-x'],
  'facebook.com': ['Facebook', 'brand-facebook'],
  'instagram.com': ['Instagram', 'brand-instagram'],
  'youtube.com': ['YouTube', 'brand-youtube'],
  'youtu.be': ['YouTube', 'brand-youtube'],
  'github.com': ['GitHub', 'brand-github'],
  'gitlab.com': ['GitLab', 'brand-gitlab'],
  'tiktok.com': ['TikTok', 'brand-tiktok'],
  'wa.me': ['WhatsApp', 'brand-whatsapp'],
  'whatsapp.com': ['WhatsApp', 'brand-whatsapp'],
  't.me': ['Telegram', 'brand-telegram'],
  'pinterest.com': ['Pinterest', 'brand-pinterest'],
  'threads.net': ['Threads', 'brand-threads'],
  'threads.com': ['Threads', 'brand-threads'],
  'bsky.app': ['Bluesky', 'brand-bluesky'],
  'mastodon.social': ['Mastodon', 'brand-mastodon'],
  'vimeo.com': ['Vimeo', 'brand-vimeo'],
  'medium.com': ['Medium', 'brand-medium'],
  'reddit.com': ['Reddit', 'brand-reddit'],
  'discord.gg': ['Discord', 'brand-discord'],
  'discord.com': ['Discord', 'brand-discord'],
  'xing.com': ['XING', 'brand-xing'],
  'flickr.com': ['Flickr', 'brand-flickr'],
  'spotify.com': ['Spotify', 'brand-spotify'],
  'twitch.tv': ['Twitch', 'brand-twitch'],
  'tripadvisor.com': ['Tripadvisor', 'brand-tripadvisor'],
  'snapchat.com': ['Snapchat', 'brand-snapchat'],
  'weibo.com': ['Weibo', 'brand-weibo'],
  'soundcloud.com': ['SoundCloud', 'brand-soundcloud'],
}

/** A page about the organisation elsewhere, as the foot shows it. */
export type Profile = { href: string; name: string; icon: string }

/** How a page elsewhere is shown: one at a service that nobody knows is called like its host. */
export function profileAt(href: string): Profile {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href
  const parts = host.split('.')
  const known = parts.map((_, index) => parts.slice(index).join('.')).find((end) => Object.hasOwn(SERVICES, end))
  const [name, icon] = (known && SERVICES[known]) || [host, /^(?:mastodon|mstdn|social)\./.test(host) ? 'brand-mastodon' : 'world']
  return { href, name, icon }
}
