import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Consent } from '../../src/page/Consent'
import { Footer } from '../../src/page/Footer'
import { Header } from '../../src/page/Header'
import { choicesOf, LanguageMenu, Languages, Untranslated } from '../../src/page/Languages'
import { Lost } from '../../src/page/Lost'
import { Notice } from '../../src/page/Notice'
import { SchemeSwitch } from '../../src/page/SchemeSwitch'
import { Neighbours, Side, Trail } from '../../src/page/Ways'
import { serviceOf } from '../../src/parts/analytics'
import type { Page, Site } from '../../src/site/schema/site'
import { markup, outline, shortened } from '../lib/drawn'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const language = (lang: string, label: string) => ({ lang, label, path: lang === 'en' ? '' : `/${lang}`, settings: { lang, dir: 'ltr' } })
const choices = choicesOf({ settings: { lang: 'es' }, languages: [language('en', 'English'), language('es', 'Español')] } as unknown as Site, [
  { lang: 'en', path: '/about' },
  { lang: 'es', path: '/es/nosotros' },
])
const links = [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: 'https://shop.example' },
  { label: 'More', links: [{ label: 'Start', href: '/', text: 'Where it begins.' }] },
]
const actions = [
  { label: 'Ask', href: '/' },
  { label: 'Buy', href: 'https://shop.example', style: 'secondary' },
]
const navigation = { label: 'Main', panelTitle: 'Menu', links, actions, search: '/' }
const { site: toy = {} as never } = { site: toySettings as object as { footer: object; theme: object } }
const footer = { ...toy.footer, profiles: true }
const site = siteOf({
  site: { ...toySettings, navigation, footer, theme: { ...toy.theme, scheme: 'auto' }, profiles: ['https://www.linkedin.com/company/toys', 'https://register.example/4711'] },
  pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Home' }] }],
})
const bare = siteOf({ site: { ...toySettings, navigation: { label: 'Main', panelTitle: 'Menu', links: [{ label: 'Home', href: '/' }], actions: [] } } })
const page = (path: string): Page => ({ path, pattern: path, title: `Title ${path}`, indexed: true, sections: [], absent: [], source: [] })
const google = serviceOf({ analytics: { service: 'google', id: 'G-ABCD123456' } } as never)
if (!google) throw new Error('There is such a service.')

const PARTS: [name: string, part: ReactNode][] = [
  ['Consent', <Consent key="" service={google} services={{ privacy: '/privacy' } as never} />],
  ['Footer', <Footer key="" site={site} />],
  ['Header', <Header key="" site={site} path="/" />],
  ['Header-bare', <Header key="" site={bare} path="/faq" />],
  ['LanguageMenu', <LanguageMenu key="" choices={choices} />],
  ['Languages', <Languages key="" choices={choices} className="own" />],
  ['Lost', <Lost key="" home="/es" />],
  ['Neighbours', <Neighbours key="" before={page('/a')} after={page('/b')} />],
  ['Notice', <Notice key="" notice={{ text: 'Closed on Friday.', link: { label: 'More', href: '/more' }, closable: true } as never} />],
  ['SchemeSwitch', <SchemeSwitch key="" className="own" isNamed={false} />],
  ['SchemeSwitch-named', <SchemeSwitch key="" className="own" isNamed />],
  [
    'Side',
    <Side
      key=""
      path="/a"
      pages={
        [
          { path: '/a', title: 'A', inner: [{ path: '/a/c', title: 'C', inner: [] }] },
          { path: '/b', title: 'B', inner: [] },
        ] as never
      }
    />,
  ],
  [
    'Trail',
    <Trail
      key=""
      steps={[
        { name: 'Home', path: '/' },
        { name: 'Guide', path: '/guide' },
      ]}
    />,
  ],
  ['Untranslated', <Untranslated key="" shown="es" />],
]

/** What stylesheets, scripts and screen readers rely on: written anew by `vitest -u`, and read before that is kept. */
test.each(PARTS)('%s has the elements, names and attributes that it had', async (name, part) => {
  await expect(shortened(`${outline(markup(part))}\n`)).toMatchFileSnapshot(`frameMarkup/${name}.txt`)
})
