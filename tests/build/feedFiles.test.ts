import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { feedFiles, feedLinks } from '../../src/build/feedFiles'
import { hostFiles } from '../../src/build/hostFiles'
import { compile } from '../../src/site/compile'
import { threeLanguages } from '../sites/threeLanguages'

const { site, problems } = compile(new TextEncoder().encode(JSON.stringify(threeLanguages())), 'pages.json', await loadBlocks())
if (!site) throw new Error(JSON.stringify(problems))

test('each language with dated items has a feed with its own words and pages', () => {
  const links = feedLinks(site)
  expect(links.map(({ href, lang }) => [href, lang])).toContainEqual(['/es/rss.xml', 'es'])
  const feed = feedFiles(site)['es/rss.xml'] ?? ''
  expect(feed).toContain('<language>es</language>')
  expect([...feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].every(([, link = '']) => new URL(link).pathname.startsWith('/es/'))).toBe(true)
  expect(feed).toMatch(/<item>/)
})

test('hosts are told what each feed is', () => {
  const { _headers = '', '.hosts/nginx.conf': nginx = '' } = hostFiles(site)
  for (const { href } of feedLinks(site)) {
    expect(_headers).toContain(`${href}\n  Content-Type: application/rss+xml; charset=utf-8`)
    expect(nginx).toContain(`location = ${href} {`)
  }
})

/** Written anew by `vitest -u`, and read before that is kept. */
test('every feed says all that it said, its day above all that of the newest page', async () => {
  const feeds = Object.entries(feedFiles(site)).map(([file, text]) => `== ${file}\n${text}\n`)
  await expect(feeds.join('\n')).toMatchFileSnapshot('feedFiles.txt')
})
