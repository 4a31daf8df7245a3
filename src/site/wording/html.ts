import { entry } from './entry'

/** PS44: HTML in the content, what stops a build. */
export const htmlWording = {
  mainHeadingInHtml: entry<object>({
    code: 'PS443', title: 'A main heading inside an article',
    what: () => 'Here stands an <h1>, but the page already has its main heading: the title of the article.',
    todo: () => 'Write <h2> … </h2> instead.',
  }),
  htmlTooDeep: entry<{ limit: number }>({
    code: 'PS444', title: 'HTML that is nested too deep',
    what: ({ limit }) => `Here elements are nested more than ${limit} deep; no text needs that.`,
    todo: () => 'Look for an element that is opened again and again and never closed.',
  }),
  remotePicture: entry<{ host: string }>({
    code: 'PS445', title: 'A picture from another site',
    what: ({ host }) => `Here a picture of ${host} would be loaded, which tells that site who reads this page.`,
    todo: () => 'Delete the <img>; articles have no pictures.',
  }),
}

/** PS44: HTML in the content, what only is not shown. */
export const htmlAdvice = {
  removedElement: entry<{ tag: string; more: number; keepsText: boolean }>({
    code: 'PS441', severity: 'advice', title: 'An element that is not shown',
    what: ({ tag, more, keepsText }) => `Here <${tag}> is removed${more > 0 ? `, and ${more} more of it in this text` : ''}; ${keepsText ? 'its text stays' : 'what is in it is removed, too'}.`,
    todo: () => 'Delete it, or write it with headings, paragraphs, lists, tables, quotes and links.',
  }),
  removedAttribute: entry<{ attribute: string; tag: string; more: number }>({
    code: 'PS442', severity: 'advice', title: 'An attribute that is not used',
    what: ({ attribute, tag, more }) => `Here ${attribute}="…" of <${tag}> is removed${more > 0 ? `, and ${more} more of it in this text` : ''}.`,
    todo: () => 'Delete it; how an article looks is decided by the site.',
  }),
}
