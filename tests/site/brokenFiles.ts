const hero = '{ "type": "hero", "title": "Welcome" }'
const faq = '{ "type": "faqGroup", "title": "Fees", "items": [{ "question": "Why?", "answer": "So." }] }'
const site = (section: string, settings = '', pages = '') => `{
  "site": { "name": "Toys"${settings} },
  "pages": [
    { "path": "/", "title": "Home", "sections": [${section}] },
    { "path": "/faq", "title": "Questions", "sections": [${hero}] }${pages}
  ]
}
`
const after = (section: string) => site(`${hero}, ${section}`)
const link = (href: string) => site(`{ "type": "hero", "title": "A", "actions": [{ "label": "Go", "href": "${href}" }] }`)
const prose = (text: string) => after(`{ "type": "prose", "text": "${text}" }`)
const named = (name: string, value = '"A"') => site(`{ "type": "hero", "${name}": ${value} }`)
const action = (fields: string) => site(`{ "type": "hero", "title": "A", "actions": [{ ${fields} }] }`)
const page = (fields: string) => site(hero, '', `, { ${fields}, "title": "X", "sections": [${hero}] }`)

/** Files with one mistake each, as owners make them who come from other programs, editors and systems. */
export const brokenFiles: Readonly<Record<string, string>> = {
  'a section among questions': after(faq.replace('}] }', `}, { "type": "cta", "title": "Call", "actions": [{ "label": "Go", "href": "/faq" }] }] }`)),
  'a section among pages': site(hero, '', ', { "type": "cta", "title": "Call", "actions": [{ "label": "Go", "href": "/faq" }] }'),
  'a page among sections': after(`{ "path": "/x", "title": "X", "sections": [${hero}] }`),
  'a question among sections': site(`${hero}, ${faq}, { "question": "How?", "answer": "Well." }`),
  'a line break in a text': prose('One\nTwo'),
  'several line breaks': prose('One\nTwo\n\nThree'),
  'line breaks with spaces': prose('One\n      Two'),
  'a path of Windows in a text': prose('Look into C:\\Users\\me'),
  'a path that JSON would read': prose('Look into C:\\new\\data'),
  'a path of a share': prose('Look into data\\house\\q'),
  'a strange escape': prose('Save 50\\% now'),
  heading: named('heading'),
  headline: named('headline'),
  header: named('header'),
  Heading: named('Heading'),
  titel: named('titel'),
  content: after('{ "type": "prose", "content": "Hello" }'),
  body: after('{ "type": "prose", "body": "Hello" }'),
  copy: after('{ "type": "prose", "copy": "Hello" }'),
  url: action('"label": "Go", "url": "/faq"'),
  link: action('"label": "Go", "link": "/faq"'),
  to: action('"label": "Go", "to": "/faq"'),
  'text of a link': action('"text": "Go", "href": "/faq"'),
  'name of a link': action('"name": "Go", "href": "/faq"'),
  component: site('{ "component": "hero", "title": "A" }'),
  block: site('{ "block": "hero", "title": "A" }'),
  template: site('{ "template": "hero", "title": "A" }'),
  blocks: site(hero).replace('"sections"', '"blocks"'),
  components: site(hero).replace('"sections"', '"components"'),
  widgets: site(hero).replace('"sections"', '"widgets"'),
  buttons: after('{ "type": "cta", "title": "A", "buttons": [{ "label": "Go", "href": "/faq" }] }'),
  route: page('"route": "/x"'),
  permalink: page('"permalink": "/x"'),
  'slug of a page': page('"slug": "/x"'),
  'a page without its slash': link('faq'),
  'a page as a file': link('/faq.html'),
  'a page with a slash behind': link('/faq/'),
  'a page in capitals': link('/FAQ'),
  'a page nearly': link('/fqa'),
  'a host alone': link('www.toys.org'),
  'a mail address': link('me@toys.org'),
  'a telephone number': link('+1 305 555 7142'),
  'one slash too few': link('https:/toys.org'),
  'a page that has moved': link('/old').replace('"Toys"', '"Toys", "redirects": { "/old": "/faq" }'),
  'an empty title': named('title', '""'),
  'an empty text': site('{ "type": "hero", "title": "A", "text": "" }'),
  'a number as a title': named('title', '2026'),
  'true in quotes': site('{ "type": "hero", "title": "A", "hidden": "true" }'),
  'yes in quotes': site('{ "type": "hero", "title": "A", "hidden": "yes" }'),
  'an option nearly': site('{ "type": "hero", "title": "A", "ground": "drak" }'),
  'an option far away': site('{ "type": "hero", "title": "A", "ground": "purple" }'),
  'a day as it is spoken': site('{ "type": "hero", "title": "A", "from": "24.12.2026" }'),
  'a block nearly': site('{ "type": "heroo", "title": "A" }'),
  'a block in capitals': site('{ "type": "Hero", "title": "A" }'),
  'an address with a slash behind': site(hero, ', "url": "https://toys.org/"'),
  'a missing comma': site(`${hero}\n${faq}`),
  'a comma too many': site(`${hero},`),
  'single quotes': site('{ \'type\': "hero", "title": "A" }'),
  'a name without quotes': site('{ type: "hero", "title": "A" }'),
  'a comment': site(`/* first */ ${hero}`),
  'a semicolon': site(`${hero}; ${faq}`),
  'an equals sign': site('{ "type" = "hero", "title": "A" }'),
}
