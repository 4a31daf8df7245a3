import { entry } from './entry'

/** PS4: each part is right, but not all of them together. */
export const siteWording = {
  doublePath: entry<{ path: string; line: number }>({
    code: 'PS401', title: 'Two pages with one address',
    what: ({ path, line }) => `There is already a page "${path}", in line ${line}.`,
    todo: () => 'Give one of them another path, or delete it.',
  }),
  badPath: entry<{ path: string; fault: string }>({
    code: 'PS402', title: 'An address no page can have',
    what: ({ path, fault }) => `"${path}" cannot be the address of a page: ${fault}.`,
    todo: () => 'Write lower-case words and hyphens after a slash, for example "/about-us".',
  }),
  doubleId: entry<{ id: string }>({
    code: 'PS403', title: 'Two anchors with one name',
    what: ({ id }) => `The id "${id}" stands twice on this page; a link could lead to either.`,
    todo: () => 'Give one of them another id.',
  }),
  doubleSlug: entry<{ slug: string }>({
    code: 'PS404', title: 'Two items with one slug',
    what: ({ slug }) => `The slug "${slug}" stands twice; both would get the same address.`,
    todo: () => 'Give one of them another slug.',
  }),
  templateWithoutSlug: entry<{ path: string }>({
    code: 'PS405', title: 'A page for each item without a place for the slug',
    what: ({ path }) => `"${path}" is made for each item, but all would get the same address.`,
    todo: () => 'Let the path end in "/$slug".',
  }),
  slugWithoutTemplate: entry<{ path: string }>({
    code: 'PS406', title: 'A slug without a collection',
    what: ({ path }) => `"${path}" has a "$slug", but the page does not say of what.`,
    todo: () => 'Add "each" with the name of a collection, or write a fixed path.',
  }),
}
