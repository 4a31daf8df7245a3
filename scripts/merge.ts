import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface, type Interface } from 'node:readline/promises'
import { changeFile } from '../src/authoring/edit/changeFile'
import { problemsAdded } from '../src/authoring/edit/newProblems'
import { Refusal } from '../src/authoring/edit/sections'
import type { Marked } from '../src/authoring/merge/conflictMarks'
import type { Clash, Side } from '../src/authoring/merge/mergeTrees'
import { type MergedFile, mergeTexts } from '../src/authoring/merge/mergeTexts'
import { loadBlocks } from '../src/blocks/schemas'
import { compile } from '../src/site/compile'
import { placeInWords } from '../src/site/diagnostics/locate'
import { fileReason } from '../src/site/diagnostics/wording/files'
import { mergeWords as words } from '../src/site/diagnostics/wording/merging'
import { bundle, unbundle } from '../src/site/read/include/bundle'
import { includedFiles, patternsIn, readWhole } from '../src/site/read/include/readWhole'
import { readContent } from '../src/site/read/readFile'
import { conflictMarks } from '../src/site/text/conflictMarks'
import { lineOf, lineStarts } from '../src/site/text/position'
import { readOptions } from './lib/arguments'
import { attributesOf, conflictOf, git, markResolved } from './lib/gitConflict'
import { complain, printProblems, say } from './lib/print'

const { pages, only, flags } = await readOptions({ takes: ['pages'], flags: ['ours', 'theirs', 'install'], words: true })
const side: Side | undefined = flags.has('ours') ? 'ours' : flags.has('theirs') ? 'theirs' : undefined
const [base, ours, theirs, name = pages] = only
try {
  if (flags.has('ours') && flags.has('theirs')) throw new Refusal(words.both)
  if (flags.has('install')) install()
  else if (theirs !== undefined) process.exitCode = asDriver({ base: base ?? '', ours: ours ?? '', theirs, name })
  else if (only.length > 0) {
    complain(words.usage)
    process.exitCode = 2
  } else await resolveConflicts()
} catch (error) {
  const reason = error instanceof Refusal ? error.message : fileReason(error)
  if (reason === undefined) throw error
  complain(reason)
  process.exitCode = 1
}

/** Has git call this command for the content file of this copy of the project. */
function install(): void {
  const attributes = attributesOf(pages)
  if (!attributes) throw new Refusal(words.noGit)
  const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`
  const own = (file: string) => quoted(resolve(import.meta.dirname, file))
  git(pages, 'config', 'merge.quoin.name', 'versions of a content file by what they mean')
  git(pages, 'config', 'merge.quoin.driver', `top=$PWD; cd ${own('..')} && node -r ./scripts/node.cjs scripts/run.mjs merge "$top/%O" "$top/%A" "$top/%B" %P`)
  const written = existsSync(attributes.file) ? readFileSync(attributes.file, 'utf8') : ''
  const names = [basename(pages), ...(existsSync(pages) ? patternsIn(readContent(pages)) : [])]
  const lines = names.map((name) => `${JSON.stringify(`${dirname(attributes.name).replace(/\/$/, '')}/${name}`)} merge=quoin`)
  const missing = lines.filter((line) => !written.split('\n').includes(line))
  mkdirSync(dirname(attributes.file), { recursive: true })
  if (missing.length > 0) appendFileSync(attributes.file, `${written === '' || written.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`)
  say(words.installed(basename(pages)))
}

/** Answers git: the three states are files of its own, and what comes of them is written into that of ours; 1 where something has to be decided. */
function asDriver({ base, ours, theirs, name }: { base: string; ours: string; theirs: string; name: string }): number {
  const text = (path: string) => readFileSync(path, 'utf8')
  const merged = mergeTexts({ base: text(base), ours: text(ours), theirs: text(theirs) })
  // What is no JSON is put together line by line, as git does by itself.
  if (!merged) return spawnSync('git', ['merge-file', '-L', 'ours', '-L', 'base', '-L', 'theirs', ours, base, theirs]).status === 0 ? 0 : 1
  writeFileSync(
    ours,
    merged.compose(() => 'open'),
  )
  if (merged.questions.length > 0) complain(`${name}: npm run merge`)
  return merged.questions.length === 0 ? 0 : 1
}

/** Resolves the conflicts of the content file, and of those that it includes. */
async function resolveConflicts(): Promise<void> {
  const texts = [pages, ...includedFiles(pages)].map((path) => ({ path, text: readContent(path).toString() }))
  const found = texts.flatMap(({ path, text }) => {
    const conflict = conflictOf(path, text)
    return conflict ? [{ path, conflict }] : []
  })
  const broken = texts.find(({ text }) => conflictMarks(text).length > 0)
  if (found.length === 0) throw new Refusal(broken ? words.broken(basename(broken.path), marksLeft(broken.text)) : words.nothing(basename(pages)))
  for (const { path, conflict } of found) if (!(await resolveConflict(path, conflict))) return
}

function marksLeft(text: string): { line: number; mark: string }[] {
  const starts = lineStarts(text)
  return conflictMarks(text).map(({ offset, line }) => ({ line: lineOf(starts, offset), mark: line.slice(0, 7) }))
}

/** Returns false where it is given up. */
async function resolveConflict(path: string, conflict: Marked): Promise<boolean> {
  const before = readWhole(pages)
  const file = basename(path)
  const merged = mergeTexts(conflict)
  if (!merged) throw new Refusal(words.notJson(file))
  const answers = await answered(merged, conflict)
  if (!answers) {
    complain(`\n${words.stopped(file)}`)
    process.exitCode = 1
    return false
  }
  const after = merged.compose((clash) => answers.get(clash) ?? 'ours')
  const done = words.done(file, answers.size)
  changeFile(pages, before, withFile(before, path, after), { done: [done] })
  say(done)
  for (const { path: place, takenBy } of merged.kept) say(words.kept(placeInWords(valueOf(takenBy === 'ours' ? conflict.theirs : conflict.ours), place), conflict.labels[takenBy]))
  if (markResolved(path)) say(words.staged(file))
  await judge(conflict, after, (text) => withFile(before, path, text))
  return true
}

/** The bytes of the content with another text of one of its files. */
function withFile(bytes: Buffer, path: string, text: string): Buffer {
  const { main, included } = unbundle(bytes)
  const isMeant = (name: string) => join(dirname(pages), name) === path
  return bundle(
    path === pages ? Buffer.from(text) : main,
    included.map((file) => (isMeant(file.name) ? { ...file, bytes: Buffer.from(text) } : file)),
  )
}

function valueOf(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ''))
}

/** Which of two texts stays, for each field; undefined where somebody stops, or nobody is there to be asked. */
async function answered({ questions }: MergedFile, { ours, labels }: Marked): Promise<Map<Clash, Side> | undefined> {
  const answers = new Map<Clash, Side>()
  const asking = questions.length > 0 && side === undefined && process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const value = questions.length > 0 ? valueOf(ours) : undefined
  try {
    for (const [index, { path, clash, ...texts }] of questions.entries()) {
      if (side === undefined) say(words.question({ where: placeInWords(value, path), ...texts }, labels, `${index + 1} of ${questions.length}`))
      const chosen = side ?? (asking && (await ask(asking)))
      if (chosen) answers.set(clash, chosen)
      else if (asking) return undefined
    }
  } finally {
    asking?.close()
  }
  return answers.size === questions.length ? answers : undefined
}

/** Asks until there is an answer; undefined for none. */
async function ask(asking: Interface): Promise<Side | undefined> {
  for (;;) {
    const answer = (await asking.question(words.ask)).trim()
    if (answer === '1') return 'ours'
    if (answer === '2') return 'theirs'
    if (answer === '') return undefined
  }
}

/** Tells the mistakes that come of putting two good files together, such as two sections with one name. */
async function judge({ ours, theirs }: Marked, after: string, withText: (text: string) => Buffer): Promise<void> {
  const blocks = await loadBlocks()
  const problemsOf = (text: string) => compile(withText(text), basename(pages), blocks).problems
  const problems = problemsAdded([...problemsOf(ours), ...problemsOf(theirs)], problemsOf(after))
  if (problems.length === 0) return
  complain(words.problems(problems.length))
  printProblems(problems)
  process.exitCode = 1
}
