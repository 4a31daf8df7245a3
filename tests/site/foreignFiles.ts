const hero = '{ "type": "hero", "title": "Welcome" }'
const cta = '{ "type": "cta", "title": "Call", "actions": [{ "label": "Go", "href": "/faq" }] }'
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
const prose = (text: string) => after(`{ "type": "prose", "text": "${text}" }`)
const link = (href: string) => site(`{ "type": "hero", "title": "A", "actions": [{ "label": "Go", "href": "${href}" }] }`)
const withHero = (fields: string) => site(`{ "type": "hero", "title": "A", ${fields} }`)
const page = (fields: string) => site(hero, '', `, { "path": "/x", "title": "X", ${fields}, "sections": [${hero}] }`)
const long = `{
  "site": { "name": "Toys" },
  "pages": [
    {
      "path": "/",
      "title": "Home",
      "sections": [
        {
          "type": "hero",
          "title": "Welcome"
        },
        {
          "type": "prose",
          "text": "We make toys."
        },
        {
          "type": "faqGroup",
          "title": "Fees",
          "items": [
            {
              "question": "Why?",
              "answer": "So."
            }
          ]
        }
      ]
    }
  ]
}
`

/** Files with one mistake each, as they come of pasting, of other languages and systems, and of tired eyes. */
export const foreignFiles: Readonly<Record<string, string>> = {
  // Pasted from chats, word processors and other languages.
  'a fence of Markdown around the file': `\`\`\`json\n${long}\`\`\`\n`,
  'a sentence before the file': `Here is your file:\n${long}`,
  'a sentence behind the file': `${long}I hope this helps!\n`,
  'quotes of German': after('{ "type": "prose", "text": „Hallo“ }'),
  'quotes of French': after('{ "type": "prose", "text": «Bonjour» }'),
  'quotes of a terminal': after('{ "type": "prose", "text": `Hello` }'),
  'inner quotes': site('{ "type": "hero", "title": "De "hacker": savoir" }'),
  'inner quotes in running text': prose('He said "come in" and smiled'),
  'an inch': prose('A screen of 27" and more'),
  'a word of Python': withHero('"hidden": True'),
  'none of Python': withHero('"text": None'),
  'null for what is not known': withHero('"text": null'),
  'undefined for what is not known': withHero('"text": undefined'),
  'a comment of a shell': long.replace('"title": "Home",', '"title": "Home", # the first page'),
  'a comment of a web page': long.replace('"title": "Home",', '<!-- the first page -->\n      "title": "Home",'),
  'three points where something was left out': long.replace('          "type": "prose",\n', '          "type": "prose",\n          ...\n'),
  'a dash as in YAML': after('- { "type": "prose", "text": "Hello" }'),
  'two texts joined by a plus': after('{ "type": "prose", "text": "Hello " + "you" }'),
  'a function around a text': after('{ "type": "prose", "text": t("Hello") }'),
  'a full stop for a comma': site(`${hero}. ${faq}`),
  'no-break spaces before a name': long.replace('          "title": "Welcome"', '\u00a0\u00a0"title": "Welcome"'),
  // Moved, cut and copied by halves.
  'a section without its end': long.replace('          "text": "We make toys."\n        },', '          "text": "We make toys."'),
  'a section without its beginning': long.replace('        {\n          "type": "prose",\n', ''),
  'a brace too many': long.replace('"We make toys."\n        },', '"We make toys."\n        }},'),
  'the brackets of sections left out': '{ "site": { "name": "Toys" }, "pages": [{ "path": "/", "title": "Home", "sections": { "type": "hero", "title": "A" } }] }',
  'a page in place of the list of them': '{ "site": { "name": "Toys" }, "pages": { "path": "/", "title": "Home", "sections": [{ "type": "hero", "title": "A" }] } }',
  'a list of sections in a list': site(`[${hero}, ${faq}]`),
  'a section wrapped by its name': after('{ "prose": { "text": "Hello" } }'),
  'a field that stands twice': withHero('"title": "B"'),
  'a field that stands twice and says the same': withHero('"title": "A"'),
  'an entry of a list as a text': after('{ "type": "linkList", "links": ["/faq"] }'),
  'a list as a text': after('{ "type": "linkList", "links": "/faq" }'),
  'a button as an entry in place of a list': withHero('"actions": { "label": "Go", "href": "/faq" }'),
  'a setting of the site on top': site(hero).replace('"pages"', '"contact": { "email": "me@toys.org" },\n  "pages"'),
  'a setting of a page in a section': withHero('"description": "What we do."'),
  'the sections of a page on top': '{ "site": { "name": "Toys" }, "sections": [{ "type": "hero", "title": "A" }] }',
  'a name of the site alone': site(hero).replace('{ "name": "Toys" }', '"Toys"'),
  'a title of the site for its name': site(hero).replace('"name"', '"title"'),
  'a picture as its file': withHero('"picture": "media/house.jpg"'),
  'a section taken over from a chat': after('{ "type": "testimonial", "text": "Great!" }'),
  // Words, numbers and days as people write them.
  'a key in German': site('{ "type": "hero", "titel": "Willkommen" }'),
  'a key in French': site('{ "type": "hero", "titre": "Bienvenue" }'),
  'a key in Spanish': site('{ "type": "hero", "título": "Bienvenida" }'),
  'one item too few': after(faq.replace('"items"', '"item"')),
  'one section too few': site(hero).replace('"sections"', '"section"'),
  'a page in the singular': site(hero).replace('"pages"', '"page"'),
  'a block in the plural': after(cta.replace('"cta"', '"ctas"')),
  'a block with a hyphen': after(faq.replace('faqGroup', 'faq-group')),
  'a key in snake case': after('{ "type": "feature", "title": "A", "picture": { "src": "media/a.jpg", "alt": "A", "caption_text": "B" } }'),
  'a number of columns in words': after('{ "type": "cardGrid", "title": "A", "columns": "three", "items": [{ "title": "B", "text": "C" }] }'),
  'a day in English': withHero('"until": "December 24, 2026"'),
  'a day in American numbers': withHero('"until": "12/24/2026"'),
  'a day without zeros': withHero('"until": "2026-1-5"'),
  'a colour by its name': site(hero, ', "theme": { "accent": "green" }'),
  'a colour without its sign': site(hero, ', "theme": { "accent": "0b6e4f" }'),
  'a language by its name': site(hero, ', "lang": "English"'),
  'an address of the site without https': site(hero, ', "url": "www.toys.org"'),
  'an address for mail with its name': site(hero, ', "contact": { "email": "Toys <me@toys.org>" }'),
  'hidden as a word': withHero('"hidden": "hidden"'),
  'hidden as a number': withHero('"hidden": 1'),
  // Links of other programs.
  'a link as in Markdown': link('[Questions](/faq)'),
  'a link with spaces': link(' /faq '),
  'a link with its host': link('toys.org/faq'),
  'a link to an anchor that has gone': link('/faq#fees'),
  'a link with two slashes': link('//faq'),
  'a link up a folder': link('../faq'),
  'a link with a dot': link('./faq'),
  'a link in a text to a page that has gone': prose('See [here](/questions)'),
  'a page with its host': page('"canonical": "/x"'),
  'a page without a slash': site(hero, '', `, { "path": "about", "title": "X", "sections": [${hero}] }`),
  'a page with spaces': site(hero, '', `, { "path": "/about us", "title": "X", "sections": [${hero}] }`),
  'a page in capitals': site(hero, '', `, { "path": "/About", "title": "X", "sections": [${hero}] }`),
  'a page twice': site(hero, '', `, { "path": "/faq", "title": "X", "sections": [${hero}] }`),
}
