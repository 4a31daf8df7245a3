import { entry, type Near, meant, nearest } from '../../../parts/message'

/** PS33: files in the folder media/. */
export const mediaWording = {
  /** `meant` is its path in media/ where it holds that folder. */
  mediaPath: entry<{ path: string; fault: string; as: string; place: string | undefined; suggestion: string | undefined; meant?: string | undefined }>({
    code: 'PS330',
    title: 'A file that does not lie in media/',
    message: ({ path, fault, as }) => `"${path}" may not be used as ${as}: ${fault}.`,
    hint: ({ place, suggestion, meant: own }) =>
      meant(suggestion ?? own) ||
      `Put the file into the folder media/ beside the content file and write ${place === undefined ? 'its path from there, such as "media/team/ana.jpg"' : `"${place}"`}.`,
    example: {
      wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "https://example.com/house.jpg", "alt": "A house with a green door" } }',
      right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house with a green door" } }',
      words: { path: 'https://example.com/house.jpg', fault: 'it lies on another site', as: 'a picture', place: undefined, suggestion: undefined },
    },
  }),
  /** `sample` is the section as it is to be. */
  filmElsewhere: entry<{ address: string; sample: string }>({
    code: 'PS340',
    title: 'A film of another site among the own',
    message: ({ address }) => `"${address}" is shown by another site, and such a section shows films that lie in media/.`,
    hint: ({ sample }) => `Write ${sample}.`,
    example: {
      wrong: '{ "type": "video", "title": "Our mill", "src": "https://vimeo.com/123456789", "poster": { "src": "media/example.jpg", "alt": "A mill" } }',
      right: '{ "type": "embed", "title": "Our mill", "href": "https://vimeo.com/123456789" }',
      words: { address: 'https://vimeo.com/123456789', sample: '{ "type": "embed", "title": "Our mill", "href": "https://vimeo.com/123456789" }' },
    },
  }),
  unknownMedia: entry<Near>({
    code: 'PS331',
    title: 'A file that is not there',
    message: ({ name }) => `There is no file "${name}".`,
    hint: ({ name, suggestion, known }) =>
      meant(suggestion) || (known.length > 0 ? nearest('files in media/', name, known) : 'Put it into a folder "media" beside the content file.'),
    example: {
      wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/exampel.jpg", "alt": "A house with a green door" } }',
      right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house with a green door" } }',
      words: { name: 'media/exampel.jpg', suggestion: 'media/example.jpg', known: [] },
    },
  }),
  brokenMedia: entry<{ path: string; fault: string; remedy: string }>({
    code: 'PS332',
    title: 'A file that cannot be used',
    message: ({ path, fault }) => `"${path}" ${fault}.`,
    hint: ({ remedy }) => remedy,
    example: {
      wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/broken.jpg", "alt": "A house with a green door" } }',
      right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house with a green door" } }',
      words: { path: 'media/broken.jpg', fault: 'is broken: a part of it is missing', remedy: 'Put it there again from where it came.' },
    },
  }),
  silentPicture: entry<object>({
    code: 'PS333',
    title: 'A picture without words',
    message: () => 'This picture says nothing to those who do not see it.',
    hint: () => 'Write into "alt" what it shows, in a few words. If it only decorates, write "decorative": true beside it.',
    example: {
      wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "" } }',
      right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "", "decorative": true } }',
      words: {},
    },
  }),
  silentInText: entry<{ isHtml: boolean }>({
    code: 'PS335',
    title: 'A picture in a text, without words',
    message: () => 'This picture says nothing to those who do not see it.',
    hint: ({ isHtml }) =>
      isHtml
        ? 'Write what it shows, in a few words: alt="…"; alt="" if it only decorates.'
        : 'Write what it shows, in a few words, between the brackets: ![what it shows](media/…).',
    example: {
      wrong: '{ "type": "prose", "title": "Our house", "text": "![](media/example.jpg)" }',
      right: '{ "type": "prose", "title": "Our house", "text": "![A house with a green door](media/example.jpg)" }',
      words: { isHtml: false },
    },
  }),
  wideIcon: entry<{ path: string; width: number; height: number; isLogo: boolean }>({
    code: 'PS336',
    title: 'An icon that is not square',
    message: ({ path, width, height, isLogo }) =>
      isLogo ? `Icons would be made from the logo "${path}", which is ${width} × ${height} and not square.` : `The icon "${path}" is ${width} × ${height} and not square.`,
    hint: ({ isLogo }) => (isLogo ? 'Write "icon" beside "logo", with a square SVG or PNG.' : 'Save it with the same width and height.'),
    example: {
      wrong: '{ "site": { "icon": "media/wordmark.svg" } }',
      right: '{ "site": { "icon": "media/icon.svg" } }',
      words: { path: 'media/wordmark.svg', width: 240, height: 48, isLogo: false },
    },
  }),
  wordyDecoration: entry<object>({
    code: 'PS334',
    title: 'A decoration with words',
    message: () => 'This picture is "decorative" and has words in "alt".',
    hint: () => 'Delete "decorative", or write "alt": "".',
    example: {
      wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house", "decorative": true } }',
      right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house" } }',
      words: {},
    },
  }),
  wrongMedia: entry<{ path: string; is: string; wanted: string }>({
    code: 'PS338',
    title: 'A file of another kind',
    message: ({ path, is, wanted }) => `"${path}" is ${is}, but what is wanted here is ${wanted}.`,
    hint: ({ is, wanted }) => (is.includes('document') && wanted === 'a picture' ? 'Name a picture, or link to the document: "href": "media/…".' : 'Name a file of that kind.'),
    example: {
      wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/price-list.pdf", "alt": "A house with a green door" } }',
      right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house with a green door" } }',
      words: { path: 'media/price-list.pdf', is: 'a document (PDF)', wanted: 'a picture' },
    },
  }),
  pictureLink: entry<{ path: string }>({
    code: 'PS339',
    title: 'A link to a picture',
    message: ({ path }) => `"${path}" is a picture: by a link visitors would get it with all that a camera writes into it, such as the place.`,
    hint: () => 'Show it as a picture, or pack it into a ZIP and link to that.',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Our house", "href": "media/example.jpg" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Our price list", "href": "media/price-list.pdf" }] }',
      words: { path: 'media/example.jpg' },
    },
  }),
}
