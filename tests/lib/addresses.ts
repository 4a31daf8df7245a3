import fc from 'fast-check'

const SCHEMES = ['https', 'http', 'mailto', 'tel', 'javascript', 'data', 'vbscript', 'blob', 'file', 'ftp', 'ws', 'about', 'view-source', 'filesystem', 'intent', 'x']
const SEPARATORS = [
  ':',
  '://',
  ':/',
  ':///',
  '//',
  '/',
  '\\',
  '\\\\',
  '/\\',
  '\\/',
  ':\\\\',
  '/.//',
  '/..//',
  '/./',
  '/../',
  '/%2e%2e//',
  '/%2f',
  '%2f%2f',
  '#',
  '?',
  '@',
  ':@',
  ':80',
  '&colon;',
  '%3a',
  '\uff1a',
  '\u2215\u2215',
  '\uff0f\uff0f',
  '\u29f8',
  '\u3002',
]
const BLANKS = [
  '\t',
  '\n',
  '\r',
  '\f',
  '\u000b',
  '\u0000',
  '\u0001',
  '\u001f',
  ' ',
  '\u00a0',
  '\u0085',
  '\u00ad',
  '\u1680',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u3000',
  '\ufeff',
  '\u007f',
  '\u009f',
]
const HOSTS = [
  'evil.example',
  'site.example',
  'site.example.evil.example',
  'u:p@evil.example',
  'site.example@evil.example',
  'ex\u0430mple.com',
  'xn--e1afmkfd.example',
  'faß.example',
  '127.0.0.1',
  '0x7f.1',
  '[::1]',
  'evil\u3002example',
  'evil.example.',
  'localhost:8080',
  'EVIL.example',
  'a..b',
  '-',
  '%65vil.example',
  'evil%00.example',
]
const REST = [
  'alert(1)',
  'text/html,<script>alert(1)</script>',
  '/faq',
  '#steps',
  '?a=b',
  'a@example.com',
  '+13055550142',
  '%0aalert(1)',
  '%',
  '%E0%A4%A',
  '{links.shop}',
  '{',
  '<',
  '"',
  '`',
  '\ud800',
  '\u{1f600}',
  '..',
  '.',
  '*',
  '|',
  ';',
  '&',
]

const mixed = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => [...word].map((letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join(''))
const scheme = fc.constantFrom(...SCHEMES).chain(mixed)
/** A scheme with something invisible inside: browsers take tabs and line ends out before they read it. */
const broken = fc.tuple(scheme, fc.nat(), fc.constantFrom(...BLANKS)).map(([word, at, blank]) => word.slice(0, at % word.length) + blank + word.slice(at % word.length))
const piece = fc.oneof(
  scheme,
  broken,
  fc.constantFrom(...SEPARATORS),
  fc.constantFrom(...SEPARATORS),
  fc.constantFrom(...BLANKS),
  fc.constantFrom(...HOSTS),
  fc.constantFrom(...REST),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const free = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
/** In the order in which a whole address has its parts, with something out of place. */
const ordered = fc
  .tuple(fc.oneof(scheme, broken, fc.constant('')), fc.constantFrom(...SEPARATORS), fc.constantFrom(...HOSTS, ''), fc.constantFrom(...REST, ''), fc.oneof(piece, fc.constant('')))
  .map((parts) => parts.join(''))
const internal = fc.tuple(fc.constantFrom('/', '#', '/faq', '?'), free).map((parts) => parts.join(''))

/** Addresses as nobody should write them, and some that are right. */
export const addresses: fc.Arbitrary<string> = fc.oneof(free, ordered, internal)
