import { homedir, hostname, userInfo } from 'node:os'
import { describe, expect, inject, test } from 'vitest'
import { figure } from '../lib/figure'
import { documentOf, filesOf, textsOf } from './siteFiles'

const { main, bakery } = inject('sites')

describe.each([['main', main] as const, ['bakery', bakery] as const])('the files of %s', (name, { folder }) => {
  test('load nothing from another origin', ({ task }) => {
    const foreign: string[] = []
    const isForeign = (address: string) => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address.trim())
    let pages = 0
    for (const file of filesOf(folder).filter((path) => path.endsWith('.html'))) {
      pages++
      const document = documentOf(file)
      const loads = [...document.querySelectorAll('[src],[srcset],[poster],[data],use[href],image[href],link:not([rel=canonical]):not([rel=alternate])[href]')]
      for (const element of loads) {
        const addresses = ['src', 'poster', 'data', 'href'].map((attribute) => element.getAttribute(attribute) ?? '')
        const choices = (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '').split(',').map((choice) => choice.trim().split(' ')[0] ?? '')
        foreign.push(...[...addresses, ...choices].filter(isForeign).map((address) => `${file}: ${address}`))
      }
      expect(document.querySelectorAll('link[rel=preconnect],link[rel=dns-prefetch],base,iframe,object,embed')).toHaveLength(0)
      for (const element of document.querySelectorAll('[style]')) expect(element.getAttribute('style')).not.toMatch(/url\(|@import/)
    }
    for (const { file, text } of textsOf(folder, /\.(?:css|svg)$/)) {
      foreign.push(
        ...Array.from(text.matchAll(/url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)|(?:href|src)="([^"]+)"/g), ([, one, two, three]) => one ?? two ?? three ?? '')
          .filter(isForeign)
          .map((address) => `${file}: ${address}`),
      )
    }
    expect(foreign).toEqual([])
    figure({ task }, 'B5', `${name}: ${pages} pages, 0 addresses of other origins in what they load (goal 0)`)
  })

  test('open other windows only without a way back', ({ task }) => {
    let links = 0
    for (const file of filesOf(folder).filter((path) => path.endsWith('.html'))) {
      for (const link of documentOf(file).querySelectorAll('[target]')) {
        links++
        expect(link.getAttribute('rel')?.split(' '), `${file}: ${link.outerHTML.slice(0, 200)}`).toContain('noopener')
      }
    }
    figure({ task }, 'B6', `${name}: ${links} links that open a window, all with noopener (goal all)`)
  })

  test('hold nothing of the workshop', ({ task }) => {
    const files = filesOf(folder)
    expect(files.filter((file) => /\.map(?:\.br|\.gz)?$|\.tsx?$|\/\.(?!hosts\/nginx\.conf$|nojekyll$)[^/]*$/.test(file.slice(folder.length)))).toEqual([])
    const places = [process.cwd(), homedir(), hostname(), folder].filter((place) => place.length > 3)
    const texts = textsOf(folder, /\.(?:html|css|js|json|svg|xml|txt|webmanifest|conf)$|\/_\w+$/)
    for (const { file, text } of texts) {
      for (const place of places) expect(text.includes(place), `${file}: ${place}`).toBe(false)
      expect(/sourceMappingURL|node_modules|file:\/\/|\/home\/|\/Users\//.exec(text)?.[0], file).toBeUndefined()
    }
    const user = userInfo().username
    const scripts = textsOf(folder, /\.js$/)
    for (const { file, text } of scripts) {
      expect(
        /_blocks|_studio|quoin-studio|__pages|\bzod\b|ZodError|jsonc-parser|quoin:changed|vite-error-overlay|import\.meta\.hot|__vite__/i.exec(text)?.[0],
        file,
      ).toBeUndefined()
      if (user !== 'root' && user.length > 3) expect(text.includes(user), file).toBe(false)
    }
    figure({ task }, 'B19', `${name}: ${scripts.length} scripts and ${texts.length - scripts.length} other texts, nothing of the workshop in them (goal 0)`)
  })
})
