import { HTML_LIMIT } from '../../src/parts/html'
import { TEXT_LIMIT } from '../../src/parts/text'
import { type Random, randomFrom } from './fuzzing'

/** What Markdown takes for a mark, alone and as it is used. */
const MARKS = [
  '*',
  '**',
  '***',
  '_',
  '__',
  '`',
  '``',
  '```',
  '~~~',
  '[',
  ']',
  '(',
  ')',
  '![',
  '](',
  '](/faq)',
  '[a]',
  '[a]: /faq',
  '<',
  '>',
  '<a',
  '<a>',
  '</a>',
  '<!--',
  '-->',
  '<https://a.example>',
  '<a@b.example>',
  '&',
  '&amp;',
  '&#42;',
  '&nbsp;',
  '\\',
  '!',
  '#',
  '##',
  '=',
  '===',
  '-',
  '---',
  '+',
  '1.',
  '2)',
  '|',
  '|---|',
  ':',
  '"',
  "'",
  '~',
  '^',
  '$',
]
const STARTS = ['* ', '- ', '+ ', '> ', '>', '1. ', '3) ', '# ', '    ', '\t', '  ', '```\n', '[a]: ']
const PLAIN = ['a', 'word', ' ', '  ', '\n', '\n\n', '\r\n', 'é', '漢', '👩‍🍳', '.', ',', '0', '{facts.age}']

const pick = (values: readonly string[], random: Random): string => values[random(values.length)] ?? ''
const markdown = (random: Random): string => pick([MARKS, STARTS, PLAIN][random(3)] ?? PLAIN, random)
type Piece = (random: Random) => string
const phrase = (piece: Piece, random: Random): string => Array.from({ length: 1 + random(4) }, () => piece(random)).join('')
const times = (text: string, size: number): string => text.repeat(Math.ceil(size / Math.max(1, text.length))).slice(0, size)

/** Ways to make much of little. */
const SHAPES: Record<string, (random: Random, size: number) => string> = {
  'one phrase again and again': (random, size) => times(phrase(markdown, random), size),
  'two phrases, each again and again': (random, size) => times(phrase(markdown, random), size / 2) + times(phrase(markdown, random), size / 2),
  'a phrase inside of all before it': (random, size) => {
    let text = ''
    for (const inner = phrase(markdown, random); text.length < size; ) text += `${' '.repeat(Math.floor(Math.sqrt(text.length)))}${inner}\n`
    return text.slice(0, size)
  },
  'one start in many lines': (random, size) => times(`${times(pick(STARTS, random), random(60))}${phrase(markdown, random)}\n`, size),
  'a table': (random, size) => {
    const columns = 1 + random(random(2) ? 5 : size / 8)
    const head = `${times(`|${phrase(markdown, random)}`.replaceAll(/[\r\n]/g, ' '), columns * 4)}\n`
    return `${head}${'|-'.repeat((head.match(/(?<!\\)\|/g) ?? []).length)}\n${times(`${random(2) ? '|' : ''}${phrase(markdown, random)}\n`, size)}`.slice(0, size)
  },
  anything: (random, size) => {
    let text = ''
    while (text.length < size) text += markdown(random)
    return text.slice(0, size)
  },
}
const NAMES = Object.keys(SHAPES)

/** A text that nobody means to write, of marks of Markdown, and how it was made. */
export function wildText(random: Random, size = TEXT_LIMIT): { text: string; shape: string } {
  const shape = NAMES[random(NAMES.length)] ?? ''
  return { text: SHAPES[shape]?.(random, size) ?? '', shape }
}

const TAGS = [
  'p',
  'b',
  'i',
  'a',
  'font',
  'table',
  'tr',
  'td',
  'th',
  'caption',
  'thead',
  'ul',
  'li',
  'dl',
  'dt',
  'h1',
  'h2',
  'div',
  'svg',
  'math',
  'form',
  'select',
  'option',
  'button',
  'template',
  'script',
  'textarea',
  'pre',
  'br',
  'x-y',
]
const BETWEEN = [
  '<',
  '>',
  '"',
  "'",
  '=',
  '<!--',
  '-->',
  '<![CDATA[',
  '&',
  '&amp;',
  '&#',
  'a',
  ' ',
  '\n',
  '</',
  ' id="a"',
  ' id=b',
  ' href="/"',
  ' href=',
  ' href="#a"',
  ' class',
  '{facts.age}',
  '\u0000',
]

function html(random: Random): string {
  const tag = pick(TAGS, random)
  return [`<${tag}>`, `</${tag}>`, `<${tag} id=${random(1_000_000)}>`, `<${tag} href="/n${random(1_000_000)}">`, pick(BETWEEN, random)][random(5)] ?? ''
}

/** HTML of the same kind: one or two phrases again and again, where each may be a little different. */
export function wildHtml(random: Random, size = HTML_LIMIT): string {
  const seeds = Array.from({ length: 1 + random(2) }, () => ({ seed: random(2 ** 31), pieces: 1 + random(4) }))
  const changes = random(2) === 0
  let text = ''
  for (const { seed, pieces } of seeds) {
    const from = text.length
    for (let turn = 0; text.length - from < size / seeds.length; turn++) {
      const again = randomFrom(seed)
      const same: Random = (below) => (below > 1_000 && changes ? turn : again(below))
      for (let piece = 0; piece < pieces; piece++) text += html(same) || ' '
    }
  }
  return text.slice(0, size)
}

/** A file with such a text, and with such HTML, at the end of its first page; now and then with only one of them. */
export function withWildText(file: string, random: Random): { text: string; shape: string } {
  const tree: { pages: { sections: object[] }[] } = JSON.parse(file)
  const { text, shape } = wildText(random)
  const wild = [
    { type: 'prose', text: `Words.\n\n${text}`.slice(0, TEXT_LIMIT) },
    { type: 'article', title: 'x', author: 'x', date: '2026-01-01', content: wildHtml(random) },
  ]
  tree.pages[0]?.sections.push(...wild.slice(random(2), 1 + random(2)))
  return { text: JSON.stringify(tree), shape }
}
