import { dirname, join } from 'node:path'
import { renameInText, renamingsOf } from '../src/authoring/edit/mediaNames'
import { loadBlocks } from '../src/blocks/schemas'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { fileReason } from '../src/site/diagnostics/wording/files'
import { mediaWords } from '../src/site/diagnostics/wording/mediaReport'
import { mediaPaths, namesOnDisk, readMedia, renamable } from '../src/site/media/readMedia'
import { schemaOf } from '../src/site/schema/composed'
import type { WrittenFile } from '../src/site/schema/schema'
import { replaceFile } from '../src/site/text/replaceFile'
import { readOptions } from './lib/arguments'
import { holdTheSame } from './lib/holdTheSame'
import { complain, say } from './lib/print'
import { readPages } from './lib/readPages'
import { reportMedia } from './lib/reportMedia'
import { renameFiles } from './lib/renameFiles'

const { pages, flags } = readOptions({ takes: ['pages'], flags: ['fix'] })
const blocks = await loadBlocks()
const { bytes, text, value } = readPages(pages, blocks)
const paths = mediaPaths(pages)
const free = renamable(pages)
const onDisk = namesOnDisk(pages)
const placeOf = (path: string) => join(dirname(pages), onDisk.get(path) ?? path)
const renamings = renamingsOf(paths, (one, other) => holdTheSame(placeOf(one), placeOf(other))).filter(({ from }) => free.has(from))
if (!flags.has('fix')) await reportMedia(pages, { text, value, blocks, renamings, media: await readMedia(pages) })
else if (!schemaOf(blocks).safeParse(value).success) {
  complain(mediaWords.invalid(pages))
  process.exitCode = 1
} else rename(value as WrittenFile)

function rename(file: WrittenFile): void {
  const mark = bytes[0] === 0xef ? '\ufeff' : ''
  const after = Buffer.from(mark + renameInText(text, file, blocks, renamings, paths))
  const left = orRefused(() =>
    renameFiles(
      dirname(pages),
      renamings.map(({ from, to }) => ({ from: onDisk.get(from) ?? from, to })),
      () => {
        if (!after.equals(bytes)) replaceFile(pages, bytes, after)
      },
    ),
  )
  for (const { from, to } of renamings) say(mediaWords.renamed(from, to))
  if (!after.equals(bytes)) say(mediaWords.followed(pages))
  for (const { from, error } of left) complain(mediaWords.left(from, fileReason(error) ?? String(error)))
  if (left.length > 0) process.exitCode = 2
  if (renamings.length === 0 && after.equals(bytes)) say(mediaWords.nothing)
}

function orRefused<Done>(act: () => Done): Done {
  try {
    return act()
  } catch (error) {
    const reason = fileReason(error)
    if (reason === undefined) throw error
    complain(commandWords.notMended(pages, reason))
    process.exit(2)
  }
}
