import { counted } from '../../../parts/counted'
import { listed, meant } from '../../../parts/message'

/** What "npm run site" asks and answers. */
export const newSiteWords = {
  askName: 'What is the site called? ',
  askLang: 'In which language, such as en or pt-BR? (en) ',
  askAccent: 'Which colour, such as #0b6e4f? (nothing: a blue) ',
  askKind: (kinds: readonly (readonly [name: string, is: string])[]) => `What kind of site?\n${kinds.map(([name, is]) => `  ${name.padEnd(12)}${is}`).join('\n')}\n(firm) `,
  noName: 'Say what the site is called: npm run site -- "Corner Bakery"',
  badLang: (written: string) => `"${written}" is no language. Write it like "en" or "pt-BR".`,
  badAccent: (written: string) =>
    `"${written}" is no colour. Write it as # and six digits or letters from a to f, such as "#0b6e4f"; in quotes, where a shell takes # for a remark.`,
  badKind: (written: string, kinds: readonly string[], suggestion: string | undefined) =>
    [`There is no kind "${written}".`, meant(suggestion) || `The kinds are: ${listed(kinds)}.`].join(' '),
  kept: (file: string, copy: string) => `${file} as it was is kept as ${copy}.`,
  mediaKept: (count: number, folder: string) => `So ${count === 1 ? 'is' : 'are'} ${counted(count, 'file')} of media/ that it uses, in ${folder}.`,
  written: (file: string, name: string) => `${file} is the site "${name}" now. What stands in square brackets says what is to be written there.`,
  english: 'These sentences are in English; the words around them are in the language of the site.',
  next: 'npm start shows it, npm run studio changes it by sight. Before npm run publish, write its address into "site": "url": "https://www.your-name.com".',
}
