import { also, entry, meant, meantAmong, type Near, nearest } from '../../../parts/message'
import { isBookkeeping } from '../bookkeeping'
import { otherPlace } from '../otherPlaces'
import { type Foreign, foreignHint, leftOver, quoted, some } from './foreign'
import { AROUND, type Missing, missingWords, type Remedy, remedyWords, type TypeWanted, typeWords, unnestWords } from '../remedy'

/** Done as it is said here, a field of another program has no use any more. */
const withoutIt = (instead: string | undefined) => instead && `${instead} Delete it here.`

/** PS2: its shape is not that of a site. */
export const shapeWording = {
  unknownBlock: entry<Near & { beside?: readonly Foreign[]; missing?: readonly Missing[]; nested?: string | undefined }>({
    code: 'PS201',
    title: 'Unknown block',
    message: ({ name }) => `There is no block "${name}".`,
    hint: (words) =>
      [meantAmong('blocks', words), unnestWords(words.nested), foreignHint(words.beside ?? [], ''), ...(words.missing ?? []).map(missingWords)].filter(Boolean).join(' '),
    example: {
      wrong: '{ "type": "stepz", "items": [{ "title": "Apply" }] }',
      right: '{ "type": "steps", "items": [{ "title": "Apply" }] }',
      words: { name: 'stepz', suggestion: 'steps', known: Array.from({ length: 25 }, () => 'steps') },
    },
  }),
  missingType: entry<TypeWanted>({
    code: 'PS202',
    title: 'A section without a type',
    message: ({ field }) => `This entry has no "${field}", so it is not clear what it is.`,
    hint: typeWords,
    example: {
      wrong: '{ "text": "We bake." }',
      right: '{ "type": "prose", "text": "We bake." }',
      words: { field: 'type', known: ['feature', 'prose'] },
    },
  }),
  /** `strange` are fields in the same braces that are none of its own. */
  missingField: entry<Missing & { owner: string; beside?: readonly Missing[]; strange?: readonly string[] }>({
    code: 'PS203',
    title: 'A field is missing',
    message: ({ field, owner, beside = [], strange = [] }) => {
      const missing = `${quoted([field, ...beside.map((other) => other.field)])} ${beside.length > 0 ? 'are' : 'is'} missing in ${owner}`
      return strange.length > 0 ? `${missing}, which has no ${some(strange)}.` : `${missing}.`
    },
    hint: ({ beside = [], strange = [], ...first }) => [...[first, ...beside].map(missingWords), leftOver(strange)].filter(Boolean).join(' '),
    example: {
      wrong: '{ "type": "hero" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { field: 'title', owner: 'a hero', meaning: 'The headline: the only first-level heading of the page.' },
    },
  }),
  unknownField: entry<Near & { owner: string; others?: number; beside?: readonly Foreign[]; strange?: readonly string[] }>({
    code: 'PS204',
    title: 'Unknown field',
    message: ({ name, owner, others, beside = [], strange = [] }) => {
      const names = [name, ...beside.map((field) => field.name), ...strange]
      return `There ${names.length > 1 ? `are no fields ${some(names)}` : `is no field "${name}"`} in ${owner}.${also(others)}`
    },
    hint: (words) =>
      (words.strange && [nearest('fields', words.name, words.known), leftOver([words.name, ...words.strange])].join(' ')) ||
      (words.beside && foreignHint([words, ...words.beside], words.owner, words.known)) ||
      (isBookkeeping(words.name, words.owner) && 'Delete it: another program has written it for itself.') ||
      meant(words.suggestion) ||
      withoutIt(otherPlace(words.name, words.owner, words.known)) ||
      (words.known.length > 0 ? `${nearest('fields', words.name, words.known)} If it is none of them, delete it.` : 'Delete it: there are no fields here.'),
    example: {
      wrong: '{ "type": "hero", "titel": "Welcome" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'titel', owner: 'a hero', suggestion: 'title', known: [] },
    },
  }),
  /** `instead` is the value in JSON when only its quotes are wrong. */
  wrongKind: entry<{ expected: string; found: string; instead?: string | undefined; form?: string | undefined; remedy?: Remedy | undefined; others?: number }>({
    code: 'PS205',
    title: 'Another kind of value is expected',
    message: ({ expected, found, others }) => `Here ${expected} is expected, but there is ${found}.${also(others)}`,
    hint: ({ expected, instead, form, remedy }) => (remedy && remedyWords(remedy)) ?? (instead === undefined ? form : undefined) ?? `Write ${expected}.`,
    example: {
      wrong: '{ "type": "hero", "title": 2026 }',
      right: '{ "type": "hero", "title": "2026" }',
      words: { expected: 'a text in quotes', found: 'the number 2026' },
    },
  }),
  unknownOption: entry<Near>({
    code: 'PS206',
    title: 'Not one of the options',
    message: ({ name }) => `"${name}" is not one of the options.`,
    hint: (words) => meantAmong('options', words),
    example: {
      wrong: '{ "type": "hero", "title": "Welcome", "ground": "drak" }',
      right: '{ "type": "hero", "title": "Welcome", "ground": "dark" }',
      words: { name: 'drak', suggestion: 'dark', known: ['light', 'tinted', 'dark'] },
    },
  }),
  badForm: entry<{ name: string; meaning: string; instead?: string | undefined }>({
    code: 'PS207',
    title: 'Not in the expected form',
    message: ({ name }) => `"${name}" is not in the expected form.`,
    hint: ({ meaning, instead }) => (instead === undefined ? meaning : `Write "${instead}".`),
    example: {
      wrong: '{ "type": "hero", "title": "Welcome", "id": "Our Fees" }',
      right: '{ "type": "hero", "title": "Welcome", "id": "our-fees" }',
      words: {
        name: 'Our Fees',
        meaning: 'Anchor of the section.',
        instead: 'our-fees',
      },
    },
  }),
  tooMuch: entry<{ limit: string }>({
    code: 'PS208',
    title: 'Too much',
    message: ({ limit }) => `This is more than fits here: at most ${limit}.`,
    hint: () => 'Shorten it, or share it out over several sections or pages.',
    example: {
      wrong: '{ "type": "productGrid", "items": [{ "title": "Loan", "href": "/", "facts": ["$5K", "5 days", "12 months", "No fee"] }] }',
      right: '{ "type": "productGrid", "items": [{ "title": "Loan", "href": "/", "facts": ["$5K", "5 days", "12 months"] }] }',
      words: { limit: '3 entries' },
    },
  }),
  tooLittle: entry<{ limit: string }>({
    code: 'PS209',
    title: 'Too little',
    message: ({ limit }) => `This is less than is needed here: at least ${limit}.`,
    hint: () => 'Add what is missing, or remove the whole entry.',
    example: {
      wrong: '{ "type": "cta", "title": "Talk to us", "actions": [] }',
      right: '{ "type": "cta", "title": "Talk to us", "actions": [{ "label": "Write", "href": "mailto:{site.contact.email}" }] }',
      words: { limit: '1 entry' },
    },
  }),
  emptyText: entry<{ isNeeded?: boolean | undefined }>({
    code: 'PS210',
    title: 'An empty text',
    message: () => 'This text is empty: a visitor would see nothing.',
    hint: ({ isNeeded }) => `Write the text${isNeeded === undefined ? ', or delete the entry.' : isNeeded ? ': the field must be there.' : ', or delete the field.'}`,
    example: {
      wrong: '{ "type": "hero", "title": "" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { isNeeded: true },
    },
  }),
  besideUse: entry<{ name: string }>({
    code: 'PS212',
    title: 'A field beside "use"',
    message: ({ name }) => `"${name}" stands beside "use", where it changes nothing.`,
    hint: ({ name }) => `Put it into "with": { "${name}": … }.`,
    example: {
      wrong: '{ "use": "talkToUs", "title": "Talk to us about fees" }',
      right: '{ "use": "talkToUs", "with": { "title": "Talk to us about fees" } }',
      words: { name: 'title' },
    },
  }),
  fieldOfUse: entry<{ name: string }>({
    code: 'PS213',
    title: 'A section with a type that uses another',
    message: ({ name }) => `"${name}" belongs to a section that is used by its name, but this one has a "type" of its own.`,
    hint: ({ name }) => (name === 'with' ? 'Write what is in it as fields of the section.' : 'Delete one of the two: "type" with its fields, or "use".'),
    example: {
      wrong: '{ "type": "hero", "title": "Welcome", "with": { "text": "Come in." } }',
      right: '{ "type": "hero", "title": "Welcome", "text": "Come in." }',
      words: { name: 'with' },
    },
  }),
  notAnObject: entry<{ found: string; holds?: 'pages' | 'sections' | undefined }>({
    code: 'PS211',
    title: 'Not a site',
    message: ({ found }) => `The file holds ${found} instead of a site in braces.`,
    hint: ({ holds }) =>
      holds === undefined
        ? 'A site starts with { "site": { "name": "…" }, "pages": [ … ] }; npm run site -- "Your name" writes one.'
        : `It is a list of ${holds}: write ${AROUND[holds].join(' before it, and ')} behind it.`,
    example: {
      wrong: '[]',
      right: '{ "site": { "name": "Corner Bakery" }, "pages": [ … ] }',
      words: { found: 'a list' },
    },
  }),
  itemHeldBack: entry<{ name: string }>({
    code: 'PS218',
    title: 'A field that does not hold an item back',
    message: ({ name }) => `"${name}" does nothing on an item: it would be published at once.`,
    hint: () => 'Write "hidden": true, or "from" and "until" with a day. If you mean something else by this field, call it something else.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "draft": "true" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "hidden": true }',
      words: { name: 'draft' },
    },
  }),
  /** `sentence` is what the rule says itself, and `meaning` what its field is for. */
  ownRule: entry<{ sentence: string | undefined; meaning: string | undefined }>({
    code: 'PS219',
    title: 'A rule of the block',
    message: ({ sentence }) => sentence ?? 'A rule of this block does not allow what stands here.',
    hint: ({ sentence, meaning }) => (sentence === undefined ? (meaning ?? 'Compare it with a place where it works.') : 'Change what stands here.'),
    example: {
      wrong: '{ "type": "openingHours", "opens": 18, "closes": 9 }',
      right: '{ "type": "openingHours", "opens": 9, "closes": 18 }',
      words: { sentence: 'A day opens before it closes.', meaning: undefined },
    },
  }),
}
