import { expect, test } from 'vitest'
import { profileAt } from '../../src/parts/profiles'
import { allIcons } from '../../src/site/check/icons'

test.each([
  ['https://www.linkedin.com/company/quoin', 'LinkedIn', 'brand-linkedin'],
  ['https://de.linkedin.com/company/quoin', 'LinkedIn', 'brand-linkedin'],
  ['https://x.com/quoin', 'X', 'brand-x'],
  ['https://notx.com/quoin', 'notx.com', 'world'],
  ['https://mastodon.example/@quoin', 'mastodon.example', 'brand-mastodon'],
  ['https://www.trade-register.example/4711', 'trade-register.example', 'world'],
  ['https://constructor/', 'constructor', 'world'],
  ['nonsense', 'nonsense', 'world'],
])('%s is shown as %s', (href, name, icon) => {
  expect(profileAt(href)).toEqual({ href, name, icon })
  expect(allIcons().has(icon)).toBe(true)
})

test.each(
  'linkedin.com LinkedIn|x.com X|twitter.com X|facebook.com Facebook|instagram.com Instagram|youtube.com YouTube|youtu.be YouTube|github.com GitHub|gitlab.com GitLab|tiktok.com TikTok|wa.me WhatsApp|whatsapp.com WhatsApp|t.me Telegram|pinterest.com Pinterest|threads.net Threads|threads.com Threads|bsky.app Bluesky|mastodon.social Mastodon|vimeo.com Vimeo|medium.com Medium|reddit.com Reddit|discord.gg Discord|discord.com Discord|xing.com XING|flickr.com Flickr|spotify.com Spotify|twitch.tv Twitch|tripadvisor.com Tripadvisor|snapchat.com Snapchat|weibo.com Weibo|soundcloud.com SoundCloud'
    .split('|')
    .map((pair) => pair.split(' ')),
)('%s is called %s, and has the icon of that name', (host = '', name = '') => {
  const href = `https://www.${host}/quoin`
  expect(profileAt(href)).toEqual({ href, name, icon: `brand-${name.toLowerCase()}` })
  expect(allIcons().has(`brand-${name.toLowerCase()}`)).toBe(true)
})
