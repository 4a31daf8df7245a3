import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { refreshValues } from '../src/authoring/describe/writeCompletions'
import { changeFile } from '../src/authoring/edit/changeFile'
import { pointerFrom } from '../src/authoring/edit/fixFile'
import { type Kind, KINDS, newSite, type Wanted } from '../src/authoring/sites/newSite'
import { Refusal } from '../src/authoring/edit/sections'
import { joinContent } from '../src/authoring/edit/splitContent'
import { loadBlocks } from '../src/blocks/schemas'
import { isLanguage } from '../src/site/schema/languages'
import { suggest } from '../src/site/diagnostics/suggest'
import { fileReason } from '../src/site/diagnostics/wording/files'
import { newSiteWords as words } from '../src/site/diagnostics/wording/newSite'
import { siteSettings } from '../src/site/schema/siteSettings'
import { unbundle } from '../src/site/read/include/bundle'
import { readWhole } from '../src/site/read/include/readWhole'
import { createFile } from '../src/site/text/createFile'
import { readOptions } from './lib/arguments'
import { keepCopy } from './lib/keepCopy'
import { complain, say } from './lib/print'
import { setMediaAside } from './lib/setMediaAside'

const kinds = Object.keys(KINDS)
const { pages, only, own } = await readOptions({ takes: ['pages'], values: { lang: '', accent: '', kind: '' }, words: true })
try {
  await begin(await wanted())
} catch (error) {
  complain(error instanceof Refusal ? error.message : (fileReason(error) ?? String(error)))
  process.exitCode = 2
}

/** What was typed behind the command; of what was not, whoever sits there is asked. */
async function wanted(): Promise<Wanted> {
  const [typed = '', ...more] = only
  const isAsked = typed === '' && process.stdin.isTTY
  const asking = isAsked ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const ask = async (question: string, known = '') => known || (await asking?.question(question))?.trim() || ''
  try {
    const name = [await ask(words.askName, typed), ...more].join(' ')
    if (name.trim() === '') throw new Refusal(words.noName)
    const lang = (await ask(words.askLang, own.lang)) || 'en'
    if (!siteSettings.shape.lang.safeParse(lang).success || !isLanguage(lang)) throw new Refusal(words.badLang(lang))
    const accent = await ask(words.askAccent, own.accent)
    if (accent !== '' && !/^#[0-9a-f]{6}$/i.test(accent)) throw new Refusal(words.badAccent(accent))
    const question = words.askKind(Object.entries(KINDS))
    const kind = (await ask(question, own.kind)) || 'firm'
    if (!isKind(kind)) throw new Refusal(words.badKind(kind, kinds, suggest(kind, kinds)))
    return { name, lang, ...(accent !== '' && { accent }), kind }
  } finally {
    asking?.close()
  }
}

/** Writes the site; what was there before is kept beside it, and "undo" brings it back as well. */
async function begin(site: Wanted): Promise<void> {
  const text = newSite(site, pointerFrom(pages))
  const blocks = await loadBlocks()
  if (existsSync(pages)) {
    const before = readWhole(pages)
    const copy = keepCopy(pages, oneFile(before))
    say(words.kept(basename(pages), copy))
    const { folder, gone } = setMediaAside(pages, before, copy, blocks)
    if (gone.length > 0) say(words.mediaKept(gone.length, folder))
    changeFile(pages, before, Buffer.from(text), { done: [words.written(basename(pages), site.name)], media: gone })
  } else createFile(pages, Buffer.from(text))
  refreshValues(pages, blocks)
  say(words.written(basename(pages), site.name))
  if (!site.lang.startsWith('en')) say(words.english)
  say(words.next)
}

/** A content of several files as one: a copy of the main one alone would name files that are gone. */
function oneFile(bytes: Buffer): Buffer {
  return unbundle(bytes).included.length === 0 ? bytes : joinContent(bytes)
}

function isKind(kind: string): kind is Kind {
  return kinds.includes(kind)
}
