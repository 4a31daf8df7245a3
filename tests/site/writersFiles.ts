const hero = '{ "type": "hero", "title": "Welcome" }'
const site = (section: string, settings = '', rest = '') => `{
  "site": { "name": "Toys"${settings} },
  "pages": [
    { "path": "/", "title": "Home", "sections": [${section}] },
    { "path": "/faq", "title": "Questions", "sections": [${hero}] }
  ]${rest}
}
`
const after = (section: string) => site(`${hero}, ${section}`)
const story = '{ "slug": "rates", "title": "Rates", "excerpt": "What changes.", "content": "<p>Rates fall.</p>" }'
const list = '{ "type": "articleList", "title": "News", "collection": "articles" }'
const shelf = (items: string, page = '') => `{
  "site": { "name": "Toys" },
  "pages": [
    { "path": "/", "title": "Home", "sections": [${hero}, ${list}] },${page}
    { "path": "/news/$slug", "title": "{item.title}", "description": "{item.excerpt}", "each": "articles", "sections": [{ "type": "article", "title": "{item.title}", "content": "{item.content}" }] }
  ],
  "collections": { "articles": [${items}] }
}
`
const film = (fields: string) => after(`{ "type": "video", ${fields} }`)
const frame = String.raw`<iframe width=\"560\" src=\"https://www.youtube.com/embed/dQw4w9WgXcQ\" title=\"x\"></iframe>`
const slides = '[{ "quote": "Good.", "name": "Ana" }]'
const form = (field: string) =>
  after(
    `{ "type": "form", "title": "Write", "submit": "Send", "errorSummary": "Look below.", "success": { "title": "Thanks", "message": "We write." }, "withoutScript": { "text": "Or write a mail:", "link": { "label": "mail", "href": "mailto:me@toys.org" } }, "fields": [{ "kind": "text", "name": "who", "label": "Name", ${field} }] }`,
  )

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
            },
            {
              "question": "How?",
              "answer": "Well."
            }
          ]
        }
      ]
    }
  ]
}
`

/** Files as those write them who paste films, pictures, articles and sections from where they have them, and do not finish. */
export const writersFiles: Readonly<Record<string, string>> = {
  'a picture as programs of others note it': after('{ "type": "feature", "title": "A", "picture": { "src": "media/door.jpg", "alt": "A door", "width": 600, "height": 400 } }'),
  'a fact that was renamed': site('{ "type": "hero", "title": "From {facts.price}", "text": "{facts.price} a day" }', ', "facts": { "fee": "5" }'),
  'an anchor that was renamed': after('{ "type": "linkList", "id": "fees", "links": [{ "label": "Prices", "href": "#prices" }, { "label": "Cost", "href": "#prices" }] }'),
  'what another program calls the author of a quote': after(
    '{ "type": "carousel", "title": "A", "label": "A", "slides": [{ "quote": "Good.", "author": "Ana", "position": "Owner" }] }',
  ),
  'a font of stylesheets': site(hero, ', "theme": { "accent": "#0b6e4f", "fonts": { "heading": "Georgia, serif", "text": "Georgia, serif" } }'),
  'an address with its beginning twice': site('{ "type": "hero", "title": "A", "actions": [{ "label": "Go", "href": "https://https://toys.org/a" }] }'),
  'an outside address with its beginning twice': site(
    '{ "type": "hero", "title": "A", "actions": [{ "label": "Go", "href": "{links.go}" }] }',
    ', "links": { "go": "https://https://toys.org/a" }',
  ),
  'a long address with its beginning twice': site(
    '{ "type": "hero", "title": "A", "actions": [{ "label": "Go", "href": "https://https://www.toys-and-games-of-the-whole-world.example.org/wooden/trains" }] }',
  ),
  'numbers in the cells of a table': after('{ "type": "table", "title": "A", "caption": "A", "columns": [{ "label": "B" }, { "label": "C" }], "rows": [[1, 2], ["3", "4"]] }'),
  'prices in cards, which have none': after(
    '{ "type": "cardGrid", "title": "A", "items": [{ "title": "B", "text": "C", "cost": "5" }, { "title": "D", "text": "E", "cost": "6" }] }',
  ),
  'points of a chart as pairs': after('{ "type": "chart", "title": "A", "caption": "A.", "series": "B", "data": [["2023", 12], ["2024", 18]] }'),
  'points of a chart as a map': after('{ "type": "chart", "title": "A", "caption": "A.", "series": "B", "data": { "2023": 12, "2024": 18 } }'),
  'a section that is not visible': site('{ "type": "hero", "title": "A", "visible": false }'),
  'a colour with all of its light': site(hero, ', "theme": { "accent": "#0b6e4fff" }'),
  'the lines of a list in its place': after('{ "type": "checklist", "title": "A", "lists": "Passport\\nStatement\\nCheck" }'),
  'a form with the fields of HTML': form('"required": "Please write it."').replace('"type": "form"', '"type": "form", "action": "https://toys.org/send", "method": "POST"'),
  'who counts visits beside the services': site(hero, ', "analytics": "G-ABC1234567"'),
  'fields of a page that only other programs have': site(hero).replace('"title": "Home"', '"title": "Home", "layout": "wide", "author": "Ana"'),
  'a talk to be heard': after('{ "type": "podcast", "title": "Talk", "items": [{ "title": "Talk", "file": "media/talk.mp3" }] }'),
  'a section of a shop': after('{ "type": "image-with-text", "settings": { "heading": "Our story", "text": "Since 1990", "button_label": "Our fees", "button_link": "/faq" } }'),
  'a line that was begun': long.replace('          "text": "We make toys."', '          "grou\n          "text": "We make toys."'),
  'a cut that ends deeper than it begins': long.replace(/ {8}\{\n {10}"type": "prose"[\s\S]*"items": \[\n/, ''),
  'a cut from the middle of one section to deep in another': long.replace(/ {10}"text": "We make toys[\s\S]*"items": \[\n/, ''),
  'a section at the start of another': long.replace('          "type": "faqGroup"', '          { "type": "prose", "text": "New" },\n          "type": "faqGroup"'),
  'a list of a word processor in a text': long.replace('We make toys.', 'We make:\n•\ttoys\n•\tgames'),
  'a line break of a word processor': long.replace('We make toys.', 'We make\u000btoys.'),
  'the signs of inches as quotes': long.replace('"We make toys."', '\u2033We make toys.\u2033'),
  'lines of a note among questions': long.replace(
    '            {\n              "question"',
    '- **Do you ship to Canada?**\n\n    Not yet.\n            {\n              "question"',
  ),
  'a film of YouTube as one of the own': film('"title": "Our story", "src": "https://www.youtube.com/watch?v=dQw4w9WgXcQ"'),
  'a film of YouTube with a picture before it': film('"title": "Our story", "src": "https://youtu.be/dQw4w9WgXcQ", "poster": { "src": "media/a.jpg", "alt": "A" }'),
  'the frame that YouTube offers': film(`"title": "Our story", "src": "${frame}"`),
  'a film under url, without a title': film('"url": "https://vimeo.com/123456789"'),
  'a film by its id': after('{ "type": "youtube", "title": "Our story", "id": "dQw4w9WgXcQ" }'),
  'a picture as in Markdown': after('{ "type": "feature", "title": "A", "picture": "![A green door](media/door.jpg)" }'),
  'a link as in Markdown in a list': after('{ "type": "linkList", "links": ["[Questions](/faq)"] }'),
  'slides side by side as a number': after(`{ "type": "carousel", "title": "A", "label": "A", "perView": 3, "slides": ${slides} }`),
  'a length as a number': form('"maxLength": 40'),
  'an article among pages': shelf(story.replace('rates', 'fees'), `\n${story},`),
  'an article among sections': shelf(story.replace('rates', 'fees')).replace(hero, `${hero}, ${story}`),
  'a page among articles': shelf(`${story}, { "path": "/rates", "title": "Rates", "sections": [${hero}] }`),
  'tags of an article': shelf(story.replace('"title"', '"tags": ["loans", "fees"], "title"')),
  'a section among articles': shelf(`${story}, { "type": "prose", "text": "Hello" }`),
}
