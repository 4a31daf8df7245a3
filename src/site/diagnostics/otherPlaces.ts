/** What other programs say in braces where it is not said here, and what is to be done instead. */
type OtherPlace = {
  names: readonly string[]
  owner: RegExp
  /** A field that the braces can have, where their name does not tell them from others. */
  has?: string
  instead: string
}

const PICTURES = ['picture', 'pictures', 'image', 'images', 'img', 'photo', 'photos', 'gallery']
const PAGE = /^an entry of "pages"$/
/** A section: its braces are called by its block. */
const SECTION = /^an? \w+$/
const ANY = /^(?!the file$)/

const PLACES: readonly OtherPlace[] = [
  {
    names: ['lang', 'language', 'locale'],
    owner: PAGE,
    instead: 'A page is in the language of its address: with "locales": { "de": { "path": "/de" } } in "site" those below "/de" are German.',
  },
  { names: ['index', 'indexed', 'searchable', 'indexable', 'sitemap'], owner: PAGE, instead: 'A page that search engines are not to list has "noindex": true.' },
  { names: ['seo', 'meta', 'metadata', 'head'], owner: PAGE, instead: 'Search engines are told the "title" and "description" of the page, and social networks its "picture".' },
  {
    names: ['columns', 'cols', 'layout'],
    owner: /^a (?:prose|feature)$/,
    instead: 'Texts side by side are a section of their own: { "type": "cardGrid", "columns": 2, "items": [{ "title": "…", "text": "…" }] }.',
  },
  {
    names: PICTURES,
    owner: /^(?:a prose|an entry of "parts")$/,
    instead: 'A picture stands in its "text": ![what it shows](media/…).',
  },
  {
    names: PICTURES,
    owner: SECTION,
    instead: 'Pictures are a section of their own: { "type": "gallery", "pictures": [{ "src": "media/…", "alt": "…" }] }.',
  },
  {
    names: ['email', 'mail', 'phone', 'telephone', 'tel', 'mobile', 'linkedin', 'xing', 'website', 'homepage', 'url', 'href', 'link', 'links'],
    owner: /^an entry of "items"$/,
    has: 'description',
    instead: 'An address stands as a link in its "description": [anna@your-name.com](mailto:anna@your-name.com), [call](tel:+15551234567) or [words](https://…).',
  },
  {
    names: ['text', 'texts', 'description', 'content', 'html', 'body', 'lines', 'paragraphs', 'hours', 'openinghours', 'address', 'phone', 'email', 'items'],
    owner: /^an entry of "columns"$/,
    has: 'links',
    instead: 'A line of text is an entry without an address: "links": [{ "label": "Monday to Friday, 9 to 5" }].',
  },
  {
    names: ['embed', 'iframe', 'youtube', 'vimeo', 'map', 'video'],
    owner: SECTION,
    instead: 'A film or a map of another site is a section of its own: { "type": "embed", "title": "…", "href": "https://…" }.',
  },
  {
    names: [
      'class',
      'classname',
      'classes',
      'cssclass',
      'style',
      'styles',
      'css',
      'align',
      'alignment',
      'textalign',
      'color',
      'textcolor',
      'backgroundcolor',
      'fontsize',
      'padding',
      'margin',
    ],
    owner: ANY,
    instead: 'How a section looks is said by its "ground", "width" and "spacing", and colours and fonts by the "theme" in "site".',
  },
  {
    names: ['onclick', 'onsubmit', 'onchange', 'onload', 'script', 'scripts', 'js', 'javascript'],
    owner: ANY,
    instead: 'Programs are not written into pages: what a click leads to is the "href" of an action, and whatever else a page is to do is a block, which a developer adds.',
  },
  { names: ['imagealt', 'alttext', 'altattribute'], owner: SECTION, instead: 'The words for a picture stand in it: "picture": { "src": "media/…", "alt": "…" }.' },
  {
    names: ['visible', 'enabled', 'active', 'isvisible', 'show'],
    owner: ANY,
    has: 'hidden',
    instead: 'What is not to be shown has "hidden": true; what is shown needs nothing.',
  },
  {
    names: ['action', 'method', 'endpoint', 'recipient', 'mailto', 'webhook'],
    owner: /^a form$/,
    instead: 'Where entries go is said in "deliver": { "to": "https://…" }, with the "service" that takes them.',
  },
  {
    names: ['analytics', 'tracking', 'googleanalytics', 'gtag', 'gtm', 'matomo', 'plausible'],
    owner: /^"site"$/,
    instead: 'Who counts visits is one of the "services": { "analytics": { "service": "…" } } in "site".',
  },
  {
    names: ['instagram', 'facebook', 'linkedin', 'youtube', 'tiktok', 'twitter', 'x', 'mastodon', 'bluesky', 'whatsapp'],
    owner: /^"(?:contact|footer|navigation|site)"$/,
    instead: 'Addresses in social networks stand in a list: "profiles": ["https://…"] in "site".',
  },
]

/**
 * What is to be done instead of a field that other programs have in such a place, in a sentence.
 *
 * @param owner what the braces are called in which the field stands, and `known` the fields that they can have
 */
export function otherPlace(name: string, owner: string, known: readonly string[] = []): string | undefined {
  const key = name.toLowerCase()
  return PLACES.find(({ names, owner: of, has }) => names.includes(key) && of.test(owner) && (has === undefined || known.includes(has)))?.instead
}
