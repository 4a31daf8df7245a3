import { dirname, join } from 'node:path'
import { changeFile } from '../src/authoring/edit/changeFile'
import { renameInText, renamingsOf } from '../src/authoring/edit/mediaNames'
import { Refusal } from '../src/authoring/edit/sections'
import { loadBlocks } from '../src/blocks/schemas'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { fileReason } from '../src/site/diagnostics/wording/files'
import { mediaWords } from '../src/site/diagnostics/wording/mediaReport'
import { mediaPaths, namesOnDisk, readMedia, renamable } from '../src/site/media/readMedia'
import { withText } from '../src/site/read/include/withText'
import { schemaOf } from '../src/site/schema/composed'
import type { WrittenFile } from '../src/site/schema/schema'
import { readOptions } from './lib/arguments'
import { holdTheSame } from './lib/holdTheSame'
import { complain, say } from './lib/print'
import { readPages } from './lib/readPages'
import { reportMedia } from './lib/reportMedia'
import { renameFiles } from './lib/renameFiles'

const { pages, flags } = await readOptions({ takes: ['pages'], flags: ['fix'] })
const blocks = await loadBlocks()
const { bytes, text, value, origins } = readPages(pages, blocks)
const paths = mediaPaths(pages)
const free = renamable(pages)
const onDisk = namesOnDisk(pages)
const placeOf = (path: string) => join(dirname(pages), onDisk.get(path) ?? path)
const renamings = renamingsOf(paths, (one, other) => holdTheSame(placeOf(one), placeOf(other))).filter(({ from }) => free.has(from))
if (!flags.has('fix')) await reportMedia(pages, { text, origins, value, blocks, renamings, media: await readMedia(pages) })
else if (!schemaOf(blocks).safeParse(value).success) {
  complain(mediaWords.invalid(pages))
  process.exitCode = 1
} else rename(value as WrittenFile)

function rename(file: WrittenFile): void {
  const after = withText(bytes, renameInText(text, file, blocks, renamings, paths))
  const isFollowed = !after.equals(bytes)
  const done = [...renamings.map(({ from, to }) => mediaWords.renamed(from, to)), ...(isFollowed ? [mediaWords.followed(pages)] : [])]
  orRefused(() =>
    renameFiles(
      renamings.map((renaming) => ({ ...renaming, source: placeOf(renaming.from), target: placeOf(renaming.to) })),
      (media) => {
        if (isFollowed || media.length > 0) changeFile(pages, bytes, after, { done, media })
      },
    ),
  )
  for (const sentence of done) say(sentence)
  if (done.length === 0) say(mediaWords.nothing)
}

function orRefused(act: () => void): void {
  try {
    act()
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : fileReason(error)
    if (reason === undefined) throw error
    complain(commandWords.notMended(pages, reason))
    process.exit(2)
  }
}
