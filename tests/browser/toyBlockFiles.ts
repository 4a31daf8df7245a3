/** A block with every file that a block may have, each of which uses another one. */
export const TOY: Record<string, string> = {
  'src/parts/toyPart.ts': `import { text } from './text'\nexport const shortText = text.max(20)\n`,
  'src/blocks/toy/limits.ts': 'export const FEWEST = 3\n',
  'src/blocks/toy/schema.ts': `import { z } from 'zod'\nimport { shortText } from '../../parts/toyPart'\nimport { FEWEST } from './limits'\nexport const schema = z.strictObject({ words: shortText.min(FEWEST).describe('Some words.') }).meta({ title: 'Toy', description: 'To play with.', icon: 'bell' })\n`,
  'src/blocks/toy/rules.ts': `export const isWrong = (words: string) => words.includes('wrong')\n`,
  'src/blocks/toy/check.ts': `import { entry } from '../../parts/message'; import { isWrong } from './rules'
export function check({ words }, { report }) {
  if (isWrong(words)) report(['words'], wrong, {})
}
const wrong = entry({ code: 'PS499', title: 'Wrong words', message: () => 'These words are wrong.', hint: () => 'Write others.' })
export const messages = [wrong]
`,
  'src/blocks/toy/ending.ts': `export const ending = '!'\n`,
  'src/blocks/toy/resolve.ts': `import { ending } from './ending'\nexport const resolve = ({ words }) => ({ words: words + ending })\n`,
  'src/blocks/toy/structuredData.ts': `export const structuredData = ({ words }) => [{ '@type': 'Thing', name: words }]\n`,
  'src/blocks/toy/shout.ts': 'export const shout = (words: string) => words\n',
  'src/blocks/toy/View.module.css': '.toy { letter-spacing: 1px; }\n',
  'src/blocks/toy/View.tsx': `import { shout } from './shout'\nimport classes from './View.module.css'\nexport default function ToyView({ words }: { words: string }) {\n  return <p id="toy" className={classes.toy}>{shout(words)}</p>\n}\n`,
  'src/blocks/toy/examples.json': `{ "barest": { "words": "Example" } }\n`,
}
