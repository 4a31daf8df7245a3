import { expect, test } from 'vitest'
import { createPages } from '../../src/dev/server/pages'
import type { DevRenderOptions } from '../../src/dev/server/section'
import type { Page, Site } from '../../src/site/schema/site'
import { shelf } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const hero = { type: 'hero', title: 'Toys' }
const { collections, template } = shelf('bear')
const toys = siteOf({
  collections,
  pages: [
    { path: '/', title: 'Home', sections: [hero, { type: 'articleList', collection: 'toys' }] },
    { ...template, sections: [hero], missing: { title: 'No toy', sections: [hero] } },
  ],
})

/** A program that draws a page as its name and path, and keeps what it has drawn. */
const programOf = (name: string) => ({
  createDevRenderer:
    (site: Site, _assets: unknown, { renderCache }: DevRenderOptions) =>
    async (page: Page) => {
      const kept = [...(renderCache?.keys() ?? [])]
      renderCache?.set(`${name} ${site.settings.name} ${page.path}`, '')
      return `${name} ${site.settings.name} ${page.path}, kept: ${kept.join('; ')}`
    },
})

/** What is answered, of the site and the program that there are then. */
function asking() {
  const now = { site: toys, program: programOf('first') }
  const context = {
    server: { config: { root: '/src' } },
    code: { load: async () => now.program },
    content: { site: () => now.site, digest: () => 'd1' },
    compiler: () => undefined,
    path: '/pages.json',
    state: () => 1,
  }
  const pages = createPages(context as never)
  return { now, ask: async (address: string) => pages(address).then(({ body, status }) => [status, body]) }
}

test.each([
  ['/toys/bear', 200, '/toys/bear'],
  ['/toys/none', 404, '/toys'],
  ['/toysnone', 404, '/404'],
  ['/other/toys/none', 404, '/404'],
])('%s is answered with %i and the page %s', async (address, status, path) => {
  expect(await asking().ask(address)).toEqual([status, `first Toys ${path}, kept: `])
})

test('what was drawn is kept for another state of the site, and forgotten with the program that has drawn it', async () => {
  const { now, ask } = asking()
  await ask('/')
  now.site = { ...toys, settings: { ...toys.settings, name: 'New' } }
  expect(await ask('/')).toEqual([200, 'first New /, kept: first Toys /'])
  now.program = programOf('second')
  expect(await ask('/')).toEqual([200, 'second New /, kept: '])
  expect(await ask('/')).toEqual([200, 'second New /, kept: second New /'])
})
