import { expect, test } from 'vitest'
import { widthOf } from '../../../src/site/text/width'
import { ENGLISH } from '../../../src/site/schema/words/english'
import { home, innocent, reportedOn } from '../../lib/innocent'

const words = Object.fromEntries(Object.entries(ENGLISH).map(([name, english]) => [name, `${english}!`]))
const reported = (site: object, first = {}) => reportedOn(innocent({ site: { ...site }, first })).words

test('a site in another language that says nothing of its frame is told which words stay English', () => {
  expect(reported({ lang: 'ko' })).toMatchInlineSnapshot(`
    "PS531 frame-words 27:13 <"ko">  site › lang
      The site is in "ko", but visitors read English words around the content, such as "Skip to content". Write in "site" what visitors should read: "words": { "skip": "…", "openMenu": "…", "closeMenu": "…", "close": "…", "previous": "…", "next": "…", "slideOf": "…", "newTab": "…", "required": "…", "optional": "…", "breadcrumb": "…", "contents": "…", "step": "…", "yes": "…", "no": "…", "all": "…", "filter": "…", "pages": "…", "pageNumber": "…", "offline": "…", "error": "…", "videoFile": "…", "transcript": "…", "enlarge": "…", "play": "…", "showMap": "…", "playsFrom": "…", "mapFrom": "…", "openOn": "…", "sending": "…", "sendAgain": "…", "sendOffline": "…", "sendUnreachable": "…", "sendUnclear": "…", "sendRefused": "…", "sendTooMany": "…", "languages": "…", "untranslated": "…", "notice": "…", "closeNotice": "…", "consentTitle": "…", "consentText": "…", "accept": "…", "decline": "…", "cookieSettings": "…", "privacy": "…", "readTime": "…", "code": "…", "home": "…", "search": "…", "searchSite": "…", "searchFound": "…", "searchNothing": "…", "searchFailed": "…", "searchNoScript": "…", "sectionPages": "…", "profiles": "…", "mainNavigation": "…", "menu": "…", "darkColors": "…", "lightColors": "…", "lostTitle": "…", "lostText": "…" }."
  `)
  expect(reported({ lang: 'cs', words: { ...words, close: undefined } })).toMatchInlineSnapshot(`
    "PS531 frame-words 27:13 <"cs">  site › lang
      The site is in "cs", but visitors read English words around the content, such as "Close". Write in "site" what visitors should read: "words": { "close": "…" }."
  `)
})

test('it is not told where all is said, in English, or where it is allowed', () => {
  for (const site of [{ lang: 'ja', words }, { lang: 'en' }, { lang: 'en-GB' }, { lang: 'ja' }, { lang: 'ko', allow: { 'frame-words': 'Our readers know English.' } }])
    expect(reported(site), JSON.stringify(site)).toBe('')
  expect(reported({ lang: 'en', allow: { 'frame-words': 'x' } })).toContain('PS525')
})

test('a wide letter counts twice', () => {
  const lengths = {
    'A–Z ß é': 7,
    こんにちは: 10,
    カタカナ: 8,
    ｶﾀｶﾅ: 4,
    '「東京」、': 10,
    中文: 4,
    한국어: 6,
    '１２': 4,
    Ａ: 2,
    Привет: 6,
    ไทย: 3,
    שלום: 4,
    𠮷野家: 6,
    '🙂': 2,
    '→ • …': 5,
    '': 0,
  }
  expect(Object.fromEntries(Object.keys(lengths).map((text) => [text, widthOf(text).length]))).toEqual(lengths)
})

test('titles and descriptions are as long as they are wide', () => {
  const site = { lang: 'ja', words, name: '木の玩具' }
  const description = 'かえでの木で作られた熊と凧と独楽を、海辺の小さな工房からお届けします。一つずつ手で。'
  expect(reported(site, { title: '海辺の工房', description })).toBe('')
  expect(reported(site, { title: '海辺の工房で作られた木の玩具と、その修理や手入れの方法について', description })).toMatchInlineSnapshot(`
    "PS505 title-length 5:16 <"海辺の工房で作られた木の玩具と、その修理や手入れの方法について">  page "/" › title
      With the name of the site, the title has 62 characters, wide letters counted twice: "海辺の工房で作られた木の玩具と、その修理や手入れの方法について". Shorten it: search results show about 60."
  `)
  expect(reported(site, { title: '海辺の工房', description: description + description })).toContain('The description has 168 characters, wide letters counted twice. Shorten it')
  expect(reported({}, { description: `${home.description}${'o'.repeat(80)}` })).toContain(`The description has ${home.description.length + 80} characters. Shorten it`)
})
