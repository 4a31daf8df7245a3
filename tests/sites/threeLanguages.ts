import { readFileSync } from 'node:fs'

type Words = { home: string; about: string; prices: string; contact: string; lead: string; more: string; news: string; item: string }

const EN: Words = {
  home: 'A workshop for wooden boats',
  about: 'About the workshop',
  prices: 'What our boats cost',
  contact: 'Write to the workshop',
  lead: 'We build and mend small boats of ash and larch, by hand, at the harbour.',
  more: 'More from the harbour',
  news: 'News from the workshop',
  item: 'The first boat of the year',
}
const ES: Words = {
  home: 'Un taller de barcas de madera',
  about: 'Sobre nuestro taller',
  prices: 'Lo que cuestan las barcas',
  contact: 'Escriba a nuestro taller',
  lead: 'Construimos y reparamos barcas de fresno y alerce, a mano, en el puerto.',
  more: 'Más noticias del puerto',
  news: 'Noticias de nuestro taller',
  item: 'La primera barca de este año',
}
const AR: Words = {
  home: 'ورشة لصناعة القوارب الخشبية',
  about: 'عن ورشتنا في الميناء القديم',
  prices: 'أسعار القوارب الخشبية الصغيرة',
  contact: 'اكتبوا إلى ورشة القوارب',
  lead: 'نبني القوارب الصغيرة ونصلحها بأيدينا من خشب الدردار والأرز في الميناء.',
  more: 'المزيد من أخبار الميناء',
  news: 'أخبار الورشة من الميناء',
  item: 'أول قارب في هذا العام',
}

const description = (words: Words, title: string) => `${title}: ${words.lead}`
const page = (words: Words, path: string, key: string | undefined, title: string, sections: object[]) => ({
  path,
  ...(key && { key }),
  title,
  description: description(words, title),
  sections: [{ type: 'hero', title, text: words.lead }, ...sections],
})

/** Links of a page to all others by their keys, whatever the language is. */
const links = (words: Words) => ({
  type: 'linkList',
  title: words.more,
  links: [
    { label: words.about, href: '{page.about}' },
    { label: words.prices, href: '{page.prices}' },
    { label: words.contact, href: '{page.contact}' },
    { label: words.item, href: '{page.news.first}' },
  ],
})
const item = (words: Words, slug: string, key?: string) => ({
  slug,
  ...(key && { key }),
  title: words.item,
  excerpt: words.lead,
  date: '2026-05-12',
  content: `<p>${words.lead}</p>`,
})
const news = (words: Words, path: string, collection: string) => ({
  path: `${path}/$slug`,
  key: 'news',
  each: collection,
  as: 'news',
  title: '{news.title}',
  description: `${words.news}: {news.excerpt}`,
  sections: [{ type: 'article', title: '{news.title}', content: '{news.content}', date: '{news.date}' }],
})
const frame = (words: Words) => ({
  navigation: {
    label: words.home,
    panelTitle: words.home,
    links: [
      { label: words.about, href: '{page.about}' },
      { label: words.prices, href: '{page.prices}' },
    ],
  },
  footer: { text: words.lead, columns: [{ title: words.more, links: [{ label: words.contact, href: '{page.contact}' }] }], copyright: '© 2026' },
})

/**
 * A site in three languages: English, Spanish of which half is translated and the rest shown in English, and Arabic, which is written
 * from right to left and leaves out what it does not have.
 */
export function threeLanguages(): Record<string, unknown> {
  const { site } = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const { logo: _logo, icon: _icon, picture: _picture, words: _words, redirects: _redirects, ...kept } = site
  return {
    site: {
      ...kept,
      name: 'Harbour Boats',
      lang: 'en',
      description: EN.lead,
      logo: { viewBox: '0 0 32 32', path: 'M2 20h28l-5 8H7zM15 2v16H4z' },
      links: {},
      facts: { year: '2026' },
      ...frame(EN),
      locales: {
        es: { path: '/es', untranslated: 'show', name: 'Barcas del Puerto', description: ES.lead, ...frame(ES), allow: undefined },
        ar: { path: '/ar', name: 'قوارب الميناء', description: AR.lead, ...frame(AR) },
      },
      allow: { untranslated: 'Half of it is translated.', 'unused-fact': 'It stands for others.', 'literal-value': 'The same.' },
    },
    collections: {
      news: [item(EN, 'first'), { ...item(EN, 'second'), title: 'The second boat of the year' }],
      noticias: [item(ES, 'primera', 'first')],
    },
    pages: [
      page(EN, '/', undefined, EN.home, [links(EN), { type: 'articleList', title: EN.news, collection: 'news' }]),
      page(EN, '/about', 'about', EN.about, [links(EN)]),
      page(EN, '/prices', 'prices', EN.prices, [links(EN)]),
      page(EN, '/contact', 'contact', EN.contact, [links(EN)]),
      news(EN, '/news', 'news'),
      page(ES, '/es', undefined, ES.home, [links(ES), { type: 'articleList', title: ES.news, collection: 'noticias' }]),
      page(ES, '/es/nosotros', 'about', ES.about, [links(ES)]),
      news(ES, '/es/noticias', 'noticias'),
      { path: '/es/404', title: 'No hay tal página', sections: [{ type: 'hero', title: 'No hay tal página', actions: [{ label: 'Al inicio', href: '/es' }] }] },
      page(AR, '/ar', undefined, AR.home, [links(AR)]),
      page(AR, '/ar/about', 'about', AR.about, [links(AR)]),
      page(AR, '/ar/prices', 'prices', AR.prices, [links(AR)]),
    ],
    notFound: { title: 'No such page', sections: [{ type: 'hero', title: 'No such page', actions: [{ label: 'Home', href: '/' }] }] },
  }
}
