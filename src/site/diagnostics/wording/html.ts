import { counted } from '../../../parts/counted'
import { entry } from '../../../parts/message'

/** PS44: HTML in the content, what stops a build. */
export const htmlWording = {
  mainHeadingInHtml: entry<object>({
    code: 'PS443',
    title: 'A main heading inside an article',
    message: () => 'Here stands an <h1>, but the page already has its main heading: the title of the article.',
    hint: () => 'Write <h2> … </h2> instead.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h1>Signing</h1><p>Sign here.</p>" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h2>Signing</h2><p>Sign here.</p>" }',
      words: {},
    },
  }),
  htmlTooDeep: entry<{ limit: number }>({
    code: 'PS444',
    title: 'HTML that is nested too deep',
    message: ({ limit }) => `Here elements are nested more than ${limit} deep; no text needs that.`,
    hint: () => 'Look for an element that is opened again and again and never closed.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<div><div><div><div><div> …" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p>" }',
      words: { limit: 100 },
    },
  }),
  neverClosed: entry<{ name: string; count: number }>({
    code: 'PS446',
    title: 'Elements that are opened and never closed',
    message: ({ count }) => `Here ${counted(count, 'element')} ${count === 1 ? 'is' : 'are'} still open, and each would go on in every paragraph that follows.`,
    hint: ({ name }) => `Close each where it should end, for example with </${name}>.`,
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p><b lang=\\"en\\"><i lang=\\"en\\"><p><b lang=\\"fr\\"> …" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p><b lang=\\"en\\">Sign</b> here.</p>" }',
      words: { name: 'b', count: 316 },
    },
  }),
  remotePicture: entry<{ host: string }>({
    code: 'PS445',
    title: 'A picture from another site',
    message: ({ host }) => `Here a picture of ${host} would be loaded, which tells that site who reads this page.`,
    hint: () => 'Put the picture into the folder media/ and write its path from there, such as src="media/pen.png".',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<img src=\\"https://pictures.example.com/pen.png\\" alt=\\"\\">" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p>" }',
      words: { host: 'pictures.example.com' },
    },
  }),
}
