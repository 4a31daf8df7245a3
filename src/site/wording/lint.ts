import { entry } from './entry'

const advice = 'advice' as const

/** PS50 to PS54: advice on the content. It never stops a build. */
export const lintWording = {
  unusedShared: entry<{ name: string }>({
    code: 'PS501', severity: advice, title: 'A shared section that no page uses',
    what: ({ name }) => `No page uses the shared section "${name}".`,
    todo: ({ name }) => `Use it with { "use": "${name}" }, or delete it.`,
    example: {
      wrong: '{\n  "shared": { "findUs": { "type": "hero", "title": "Find us" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [] }]\n}',
      right: '{\n  "shared": { "findUs": { "type": "hero", "title": "Find us" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "use": "findUs" }] }]\n}',
      words: { name: 'findUs' },
    },
  }),
  noMainHeading: entry<{ path: string }>({
    code: 'PS502', severity: advice, title: 'A page without a main heading',
    what: ({ path }) => `The page "${path}" has no main heading, by which search engines and screen readers know what it is about.`,
    todo: () => 'Let it start with a section that has one, such as a hero.',
  }),
  severalMainHeadings: entry<{ path: string; first: string }>({
    code: 'PS503', severity: advice, title: 'A page with several main headings',
    what: ({ path, first }) => `The page "${path}" already has the main heading "${first}".`,
    todo: () => 'Keep one section with a main heading, and use another block here.',
  }),
  skippedHeading: entry<{ level: number; before: number }>({
    code: 'PS504', severity: advice, title: 'A level of headings is skipped',
    what: ({ level, before }) => `This is a heading of level ${level}, but the one before it is of level ${before}: who jumps from heading to heading misses a step.`,
    todo: ({ before }) => `Give what lies between a heading, or make this one level ${before + 1}.`,
  }),
  titleLength: entry<{ title: string; length: number; least: number; most: number }>({
    code: 'PS505', severity: advice, title: 'A title that is very short or long',
    what: ({ title, length }) => `With the name of the site, the title has ${length} characters: "${title}".`,
    todo: ({ length, least, most }) => (length < least ? `Say more: ${least} to ${most} characters tell what the page is about.` : `Shorten it: search results show about ${most}.`),
  }),
  doubleTitle: entry<{ title: string; path: string; other: string }>({
    code: 'PS506', severity: advice, title: 'Two pages with one title',
    what: ({ title, path, other }) => `"${path}" and "${other}" have the same title "${title}", so nobody can tell them apart in tabs and search results.`,
    todo: () => 'Give one of them a title of its own.',
  }),
  noDescription: entry<{ path: string }>({
    code: 'PS507', severity: advice, title: 'A page without a description',
    what: ({ path }) => `The page "${path}" has no description; search results show that of the whole site.`,
    todo: () => 'Add "description" with one or two sentences on what a visitor finds here.',
  }),
  descriptionLength: entry<{ length: number; least: number; most: number }>({
    code: 'PS508', severity: advice, title: 'A description that is very short or long',
    what: ({ length }) => `The description has ${length} characters.`,
    todo: ({ length, least, most }) => (length < least ? `Say more: ${least} to ${most} characters are shown in search results.` : `Shorten it: search results cut it off after about ${most}.`),
  }),
  doubleDescription: entry<{ path: string; other: string }>({
    code: 'PS509', severity: advice, title: 'Two pages with one description',
    what: ({ path, other }) => `"${path}" and "${other}" have the same description.`,
    todo: () => 'Say of each what only it has.',
  }),
  descriptionIsTitle: entry<object>({
    code: 'PS510', severity: advice, title: 'A description that repeats the title',
    what: () => 'The description only repeats the title.',
    todo: () => 'Say in one or two sentences what a visitor finds here.',
  }),
  orphanPage: entry<{ path: string }>({
    code: 'PS511', severity: advice, title: 'A page that no link leads to',
    what: ({ path }) => `No link leads to "${path}": visitors cannot find it.`,
    todo: () => 'Link to it from another page, the navigation or the footer, or hide it with "hidden": true.',
  }),
  placeholderText: entry<{ text: string }>({
    code: 'PS512', severity: advice, title: 'A text left for later',
    what: ({ text }) => `"${text}" looks like a text left for later.`,
    todo: () => 'Write what is meant to stand here.',
  }),
  lowContrast: entry<{ color: string; ground: string; ratio: string; needed: string; use: string }>({
    code: 'PS513', severity: advice, title: 'Colours that are hard to tell apart',
    what: ({ color, ground, ratio, needed, use }) => `${color} on ${ground} has a contrast of ${ratio}:1; ${use} needs ${needed}:1.`,
    todo: () => 'Make one of the two darker or lighter.',
  }),
  literalValue: entry<{ value: string; tokens: readonly string[] }>({
    code: 'PS514', severity: advice, title: 'A value written out that has a token',
    what: ({ value, tokens }) => `"${value}" is also the value of ${tokens.slice(0, 3).map((token) => `{${token}}`).join(', ')}${tokens.length > 3 ? ' and others' : ''}; when that changes, this stays.`,
    todo: ({ tokens }) => (tokens.length === 1 ? `Write {${tokens[0]}} here.` : 'Write the one that is meant here.'),
  }),
  vagueLink: entry<{ label: string }>({
    code: 'PS515', severity: advice, title: 'A link that does not say where it leads',
    what: ({ label }) => `"${label}" does not say where the link leads; screen readers read out links without the text around them.`,
    todo: () => 'Name what the visitor gets, for example "Read the guide to fees".',
  }),
  sameLinkText: entry<{ label: string; href: string; other: string }>({
    code: 'PS516', severity: advice, title: 'One text for two links',
    what: ({ label, href, other }) => `"${label}" leads to "${href}" here and to "${other}" before, in the same section.`,
    todo: () => 'Say in each what is different.',
  }),
  unusedLink: entry<{ name: string }>({
    code: 'PS517', severity: advice, title: 'An address that nothing uses',
    what: ({ name }) => `Nothing uses {links.${name}}.`,
    todo: () => 'Use it, or delete it.',
  }),
  unusedFact: entry<{ name: string }>({
    code: 'PS518', severity: advice, title: 'A fact that nothing uses',
    what: ({ name }) => `Nothing uses {facts.${name}}.`,
    todo: () => 'Use it, or delete it.',
  }),
  unusedGradient: entry<{ name: string }>({
    code: 'PS519', severity: advice, title: 'A gradient that nothing uses',
    what: ({ name }) => `Nothing uses the gradient "${name}".`,
    todo: () => 'Use it, or delete it.',
  }),
  homographHost: entry<{ host: string; ascii: string }>({
    code: 'PS520', severity: advice, title: 'An address in mixed alphabets',
    what: ({ host, ascii }) => `"${host}" mixes letters of several alphabets and really is "${ascii}": it may pretend to be another site.`,
    todo: () => 'Type the address anew; do not copy it.',
  }),
  insecureLink: entry<{ href: string }>({
    code: 'PS521', severity: advice, title: 'A link without encryption',
    what: ({ href }) => `"${href}" is not encrypted: what it shows can be read and changed on the way.`,
    todo: () => 'Write "https:" instead of "http:" if the other site can do that.',
  }),
  manySections: entry<{ count: number; most: number }>({
    code: 'PS522', severity: advice, title: 'A very long page',
    what: ({ count, most }) => `This page has ${count} sections; more than ${most} are hardly ever read.`,
    todo: () => 'Share them out over several pages.',
  }),
  largeFile: entry<{ size: string; most: string }>({
    code: 'PS523', severity: advice, title: 'A very large file',
    what: ({ size, most }) => `The file has ${size}; beyond ${most} editing and checking become slow.`,
    todo: () => 'Put what repeats into "shared" and "facts", and take out what is hidden for good.',
  }),
  futureDate: entry<{ day: string }>({
    code: 'PS524', severity: advice, title: 'A day that has not come yet',
    what: ({ day }) => `${day} has not come yet.`,
    todo: () => 'Correct it, or hide the entry until then; nothing is published by itself.',
  }),
  unusedAllow: entry<{ name: string }>({
    code: 'PS525', severity: advice, title: 'Something is allowed that does not occur',
    what: ({ name }) => `"${name}" is allowed here, but nothing here goes against it.`,
    todo: () => 'Delete the line, so that it hides nothing later.',
  }),
  emptyList: entry<{ field: string; owner: string }>({
    code: 'PS526', severity: advice, title: 'An empty list',
    what: ({ field, owner }) => `"${field}" of ${owner} is empty, so nothing is shown.`,
    todo: () => 'Add an entry, or hide the section with "hidden": true until there is one.',
  }),
  tagInText: entry<{ tag: string }>({
    code: 'PS527', severity: advice, title: 'HTML where text is expected',
    what: ({ tag }) => `${tag} stands in a plain text: visitors see it as it is written.`,
    todo: () => 'Delete it. Where Markdown is read, write **bold**, *italic* and [words](/address).',
  }),
}
