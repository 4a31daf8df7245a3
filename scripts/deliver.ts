import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { loadBlocks } from '../src/blocks/schemas'
import { compileFile } from '../src/site/compile'
import { deliverWords } from '../src/site/diagnostics/wording/deliver'
import { readMedia } from '../src/site/media/readMedia'
import type { Site } from '../src/site/schema/site'
import { readOptions } from './lib/arguments'
import { addressOf, type Delivered, deliverSample } from './lib/deliverSample'
import { complain, printProblems, printRefusal, say } from './lib/print'
import { connectedForms, type PlacedForm } from './lib/sampleEntry'

const { pages, only, own } = await readOptions({ takes: ['pages'], values: { site: '' }, words: true })
const { files: media } = await readMedia(pages)
const compiled = compileFile(pages, await loadBlocks(), { media })
if (compiled.site) await deliverAll(compiled.site)
else {
  printProblems(compiled.problems, compiled.untold)
  printRefusal(compiled)
  process.exitCode = 1
}

async function deliverAll(site: Site): Promise<void> {
  const forms = connectedForms(site)
  const known = forms.map(({ page }) => page)
  const strange = only.find((path) => !known.includes(path))
  if (forms.length === 0) fail(deliverWords.noForms(pages))
  else if (strange !== undefined) fail(deliverWords.noPage(strange, known))
  else for (const placed of forms) if (only.length === 0 || only.includes(placed.page)) await deliverOne(placed, site)
}

async function deliverOne(placed: PlacedForm, { settings }: Site): Promise<void> {
  const served = own.site || settings.url
  const mark = `Test ${randomBytes(3).toString('hex')}`
  say(deliverWords.sends(placed.form.title ?? placed.form.submit, placed.page, addressOf(placed, served)))
  const delivered = await deliverSample(placed, settings, served, mark)
  if (delivered.kind !== 'sent') return fail(wordsOf(delivered))
  say(`${deliverWords.sent} ${deliverWords.look(mark)}`)
  // A program that has nobody to ask leaves the looking to whoever reads this.
  if (!process.stdin.isTTY) return
  if (await isArrived()) say(deliverWords.arrived)
  else fail(deliverWords.lost)
}

async function isArrived(): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(deliverWords.ask)
  asking.close()
  return /^\s*y/i.test(answer)
}

function wordsOf(delivered: Delivered): string {
  switch (delivered.kind) {
    case 'refused':
      return deliverWords.refused([...Object.entries(delivered.fields).map(([name, words]) => `${name} ${words}`), delivered.reason].filter(Boolean).join('; '))
    case 'tooMany':
      return deliverWords.tooMany(delivered.seconds)
    case 'lost':
      return deliverWords.unreachable(delivered.reason)
    default:
      return deliverWords.unclear
  }
}

function fail(words: string): void {
  complain(words)
  process.exitCode = 1
}
