import { describe, expect, test } from 'vitest'
import { innocent, opening } from '../../../lib/innocent'
import { advised } from './advised'

const { adviceIn, expectReached } = advised()

const said = {
  description: 'Juguetes de madera hechos a mano en un taller junto al mar.',
  navigation: { label: 'Principal', panelTitle: 'Menú', links: [{ label: 'Inicio', href: '/es' }] },
  footer: { columns: [], copyright: '© Taller' },
}
const page = (path: string, fields: object = {}) => ({
  path,
  title: `Juguetes de madera ${path.replaceAll('/', ' ')} de Maine`,
  description: `Osos, cometas y peonzas de ${path}, hechos a mano en un pequeño taller junto al mar.`,
  sections: [{ ...opening, text: '[Juguetes](/es)' }],
  ...fields,
})
/** Leads to pages in two languages, so that none is an orphan. */
const lists = { sections: [{ ...opening, text: '[Cometas](/es/cometas), [kites](/kites)' }] }
const site = (locale: object = {}) => ({ locales: { es: { path: '/es', ...said, ...locale } } })

describe('a site in two languages', () => {
  test('is told which pages its other language lacks, and is content when it has them, by address or by key', () => {
    const told = adviceIn(innocent({ site: site(), pages: [page('/es', { sections: [opening] }), page('/kites'), page('/tops')] }))
    expect(told).toContain('Of the pages in "en", 2 are not in "es": "/kites", "/tops". Write each below "/es", at the same address (such as "/es/kites")')
    const whole = innocent({ site: site(), pages: [page('/es', lists), page('/kites', { key: 'kites' }), page('/es/cometas', { key: 'kites' })] })
    expect(adviceIn(whole)).toBe('')
  })

  test('is told what its frame says in the other one, and which of its words are English', () => {
    const told = adviceIn(innocent({ site: { locales: { ko: { path: '/ko', footer: said.footer } } }, pages: [page('/ko', { sections: [opening] })] }))
    expect(told).toContain('On pages in "ko" visitors read what "site" says in "en": description, navigation.')
    expect(told).toContain('The site is in "ko", but visitors read English words around the content')
  })

  test('is told of a key that joins nothing', () => {
    const told = adviceIn(innocent({ site: site(), pages: [page('/es', lists), page('/kites', { key: 'kites' }), page('/es/cometas', { key: 'kitse' })] }))
    expect(told).toContain('No page of another language has the key "kitse", so nobody is led from one to the other. Did you mean "kites"?')
  })
})

test('all of it is reached', () => expectReached('languages'))
