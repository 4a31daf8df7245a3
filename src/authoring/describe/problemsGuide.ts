import type { Blocks } from '../../blocks/schemas'
import { catalogue } from '../../site/diagnostics/catalogue'
import { publishRules, rules } from '../../site/lint/findRules'
import type { Entry } from '../../parts/message'
import { parsedJson } from '../../site/text/parsedJson'

/** What the first digit of a code says. */
const CHAPTERS: Readonly<Record<string, string>> = {
  1: 'The file cannot be read',
  2: 'Something has another shape than a site',
  3: 'Something leads to what is not there',
  4: 'Each part is right, but not all of them together',
  5: 'Advice: it never stops a build',
}

const INTRODUCTION = `# What the messages mean

\`npm run check\` ends each message with a code, such as PS204. Here is every code with an example: how it comes about, what is
said, and how it is right. The words in quotes are those of your file.

<!-- Written by "npm run schema" from the entries of messages: src/site/diagnostics/wording, src/site/lint/rules and publish, and check.ts of each block. Do not edit. -->
`

/** A code as the guide explains it; without an example there is only its title. */
export type Explained = { code: string; title: string; example?: { wrong: string; right: string; sentence: string } }

/** Every code of the catalogue, of the rules of advice and of the blocks, in the order of the codes. */
export function explainedCodes(blocks: Blocks): Explained[] {
  const ofRules = [...rules.values(), ...publishRules.values()].flatMap(({ messages }) => messages)
  const ofBlocks = Object.values(blocks).flatMap(({ messages = [] }) => messages)
  return [...Object.values(catalogue), ...ofRules, ...ofBlocks].map((entry) => explain(entry as Entry<unknown>)).sort((one, other) => one.code.localeCompare(other.code))
}

function explain<Words>({ code, title, message, hint, example }: Entry<Words>): Explained {
  if (!example) return { code, title }
  const { wrong, right, words } = example
  return { code, title, example: { wrong, right, sentence: `${message(words)} ${hint(words)}`.replaceAll('….', '…') } }
}

/** The text of schema/PROBLEMS.md. */
export function problemsGuide(blocks: Blocks): string {
  const codes = explainedCodes(blocks)
  const chapters = Object.entries(CHAPTERS).map(([digit, title]) => {
    const own = codes.filter(({ code }) => code.startsWith(`PS${digit}`))
    return `## ${title}\n\n${own.map(section).join('\n')}`
  })
  return [INTRODUCTION, ...chapters].join('\n')
}

function section({ code, title, example }: Explained): string {
  const heading = `### ${code} ${title}\n`
  return example ? `${heading}\n> ${example.sentence}\n\nWrong:\n\n${fenced(example.wrong)}\n\nRight:\n\n${fenced(example.right)}\n` : heading
}

function fenced(sample: string): string {
  return `\`\`\`${parsedJson(sample) !== undefined ? 'json' : 'text'}\n${sample}\n\`\`\``
}
