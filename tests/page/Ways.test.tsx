import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Neighbours, Side, Trail } from '../../src/page/Ways'
import { Provider } from '../../src/parts/Provider'
import type { Page } from '../../src/site/schema/site'
import { ENGLISH } from '../../src/site/schema/words/english'

const drawn = (part: ReactNode) => renderToStaticMarkup(<Provider frame={{ lang: 'en', words: ENGLISH, icons: {} }}>{part}</Provider>)
const page = (path: string): Page => ({ path, pattern: path, title: `Title ${path}`, indexed: true, sections: [], absent: [], source: [] })

test('the last step of the way is the page itself, and no link', () => {
  const html = drawn(
    <Trail
      steps={[
        { name: 'Home', path: '/' },
        { name: 'Guide', path: '/guide' },
      ]}
    />,
  )
  expect(html).toContain('<ol><li><a href="/">Home</a></li><li aria-current="page">Guide</li></ol>')
})

test('links to the neighbours say which is which, and there is one for each that there is', () => {
  const both = drawn(<Neighbours before={page('/a')} after={page('/b')} />)
  expect([...both.matchAll(/<a href="(\S+)" rel="(\w+)"><span>(\w+)</g)].map(([, ...found]) => found)).toEqual([
    ['/a', 'prev', ENGLISH.previous],
    ['/b', 'next', ENGLISH.next],
  ])
  expect(drawn(<Neighbours after={page('/b')} />).match(/rel="\w+"/g)).toEqual(['rel="next"'])
  expect(drawn(<Neighbours before={page('/a')} />).match(/rel="\w+"/g)).toEqual(['rel="prev"'])
})

test('of the pages beside a page the one that is open is marked, however deep it lies', () => {
  const deep = { path: '/guide/a/b', title: 'B', inner: [] }
  const pages = [{ path: '/guide', title: 'Guide', inner: [{ path: '/guide/a', title: 'A', inner: [deep] }] }]
  for (const path of ['/guide', '/guide/a', '/guide/a/b']) {
    const html = drawn(<Side pages={pages} path={path} />)
    expect([...html.matchAll(/<a href="(\S+)" aria-current="page">/g)].map(([, href]) => href)).toEqual([path])
  }
  expect(drawn(<Side pages={[deep]} path="/" />).match(/<ul>/g)).toHaveLength(1)
})
