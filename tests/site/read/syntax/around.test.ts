import { expect, test } from 'vitest'
import { withoutAround } from '../../../../src/site/read/syntax/around'
import { applyEdits } from '../../../../src/site/text/edits'

const file = '{\n  "site": { "name": "Toys" }\n}'
const mended = (text: string) => {
  const { faults } = withoutAround(text)
  return [
    faults.length,
    applyEdits(
      text,
      faults.flatMap(({ edits }) => edits),
    ).trim(),
  ]
}

test.each([
  [`export default ${file};\n`],
  [`export default ${file} as const\n`],
  [`const site = ${file}\n\nexport default site;\n`],
  [`export const site: Site = ${file} satisfies Site;\n`],
  [`import { Site } from './site'\n\nconst site: Site = ${file};\nexport { site };\n`],
  [`module.exports = ${file};`],
  [`window.site = ${file};`],
  [`site = ${file}`],
  [`defineSite(${file})`],
  [`(${file})`],
  [`export default defineConfig(${file});`],
  [`<script type="application/json">\n${file}\n</script>\n`],
  [`<pre><code>${file}</code></pre>`],
  [`Here is your file:\n\n\`\`\`json\n${file}\n\`\`\`\n\nI hope this helps!\n`],
  [`\`\`\`js\nexport default ${file}\n\`\`\`\n`],
  [`// the site\nmodule.exports = ${file}\n`],
])('around %j stands one thing that does not belong there', (text) => {
  expect(mended(text)).toEqual([1, file])
})

test('a list around the fields of a file is its braces in another language', () => {
  expect(mended("<?php\nreturn ['site' => []];")).toEqual([1, "['site' => []]"])
})

test.each([
  file,
  `// the site\n${file}`,
  `Here it is:\n${file}`,
  `\`\`\`\n${file}\n\`\`\``,
  `${file};`,
  `"site": ${file}`,
  `${file} ${file}`,
  'const a = 1',
  '',
  '{',
  'site: {}\npages: []',
])('of %j words, marks or a comment alone are told as such, if there are any', (text) => expect(withoutAround(text)).toEqual({ text, faults: [] }))

test('what is inside keeps its offsets and lines', () => {
  const text = `const a =\n${file};`
  const { text: bare } = withoutAround(text)
  expect([bare.length, bare.indexOf('"site"'), bare.split('\n').length]).toEqual([text.length, text.indexOf('"site"'), text.split('\n').length])
})
