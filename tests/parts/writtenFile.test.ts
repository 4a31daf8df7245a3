import { expect, test } from 'vitest'
import { isFeed, isWrittenFile } from '../../src/parts/writtenFile'

test.each([
  ['/robots.txt', true, false],
  ['/sitemap.xml', true, false],
  ['/rss.xml', true, true],
  ['/llms.txt', true, false],
  ['/site.webmanifest', true, false],
  ['/news/rss.xml', true, true],
  ['https://toys.example/rss.xml', false, false],
  ['/news/rss.xml?a', false, false],
  ['/news/robots.txt', false, false],
  ['/faq', false, false],
])('%s is written by a build: %s, and a feed: %s', (path, isWritten, isOne) => expect([isWrittenFile(path), isFeed(path)]).toEqual([isWritten, isOne]))
