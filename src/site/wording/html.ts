import { counted } from './counted'
import { entry } from './entry'

/** PS44: HTML in the content, what stops a build. */
export const htmlWording = {
  mainHeadingInHtml: entry<object>({
    code: 'PS443', title: 'A main heading inside an article',
    what: () => 'Here stands an <h1>, but the page already has its main heading: the title of the article.',
    todo: () => 'Write <h2> … </h2> instead.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h1>Signing</h1><p>Sign here.</p>" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h2>Signing</h2><p>Sign here.</p>" }',
      words: {},
    },
  }),
  htmlTooDeep: entry<{ limit: number }>({
    code: 'PS444', title: 'HTML that is nested too deep',
    what: ({ limit }) => `Here elements are nested more than ${limit} deep; no text needs that.`,
    todo: () => 'Look for an element that is opened again and again and never closed.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<div><div><div><div><div> …" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p>" }',
      words: { limit: 100 },
    },
  }),
  neverClosed: entry<{ name: string; count: number }>({
    code: 'PS446', title: 'Elements that are opened and never closed',
    what: ({ count }) => `Here ${counted(count, 'element')} ${count === 1 ? 'is' : 'are'} still open, and each would go on in every paragraph that follows.`,
    todo: ({ name }) => `Close each where it should end, for example with </${name}>.`,
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p><b lang=\\"en\\"><i lang=\\"en\\"><p><b lang=\\"fr\\"> …" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p><b lang=\\"en\\">Sign</b> here.</p>" }',
      words: { name: 'b', count: 316 },
    },
  }),
  remotePicture: entry<{ host: string }>({
    code: 'PS445', title: 'A picture from another site',
    what: ({ host }) => `Here a picture of ${host} would be loaded, which tells that site who reads this page.`,
    todo: () => 'Delete the <img>; articles have no pictures.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p><img src=\\"https://pictures.example.com/pen.png\\" alt=\\"\\">" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p>" }',
      words: { host: 'pictures.example.com' },
    },
  }),
}

/** PS44: HTML in the content, what only is not shown. */
export const htmlAdvice = {
  removedElement: entry<{ tag: string; more: number; keepsText: boolean }>({
    code: 'PS441', severity: 'advice', title: 'An element that is not shown',
    what: ({ tag, more, keepsText }) => `Here <${tag}> is removed${more > 0 ? `, and ${more} more of it in this text` : ''}; ${keepsText ? 'its text stays' : 'what is in it is removed, too'}.`,
    todo: () => 'Delete it, or write it with headings, paragraphs, lists, tables, quotes and links.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign <font>here</font>.</p>" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign <strong>here</strong>.</p>" }',
      words: { tag: 'font', more: 0, keepsText: true },
    },
  }),
  removedAttribute: entry<{ attribute: string; tag: string; more: number }>({
    code: 'PS442', severity: 'advice', title: 'An attribute that is not used',
    what: ({ attribute, tag, more }) => `Here ${attribute}="…" of <${tag}> is removed${more > 0 ? `, and ${more} more of it in this text` : ''}.`,
    todo: ({ attribute }) => (attribute === 'id' ? 'Write another one: small letters, digits and hyphens, and no name that browsers use.' : 'Delete it; how an article looks is decided by the site.'),
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p style=\\"color: red\\">Sign here.</p>" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p>" }',
      words: { tag: 'p', more: 0, attribute: 'style' },
    },
  }),
}
