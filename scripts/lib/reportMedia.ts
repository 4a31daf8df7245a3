import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Renaming } from '../../src/authoring/edit/mediaNames'
import { whereUsed } from '../../src/authoring/edit/where'
import type { Blocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { MEDIA_ASSETS, parseDerived } from '../../src/parts/mediaFile'
import { sizeInWords } from '../../src/parts/fileWords'
import { compileFile } from '../../src/site/compile'
import { mediaWords } from '../../src/site/diagnostics/wording/mediaReport'
import { isFault, type isStored, type MediaFolder } from '../../src/site/media/media'
import { namesOnDisk } from '../../src/site/media/readMedia'
import type { Text } from '../../src/site/text/position'
import { say } from './print'

type Content = Text & { value: unknown; blocks: Blocks; renamings: readonly Renaming[]; media: MediaFolder }

const size = (bytes: number) => sizeInWords(bytes, 'en')

/** Lists the files of media/: what each is, what visitors load of it, where it is used, and how it would be better called. */
export async function reportMedia(pages: string, { text, origins, value, blocks, renamings, media }: Content): Promise<void> {
  const folder = join(dirname(pages), 'media')
  if (media.files.size === 0) return say(mediaWords.empty(folder))
  const made = await sizesMade(pages, blocks, media)
  const onDisk = namesOnDisk(pages)
  let total = 0
  for (const [path, found] of media.files) {
    const bytes = statSync(join(dirname(pages), onDisk.get(path) ?? path), { throwIfNoEntry: false })?.size ?? 0
    total += bytes
    say(`${path}  ${isFault(found) ? mediaWords.broken(found.fault, found.remedy) : `${shape(found)}${mediaWords.sizes(size(bytes), made && after(made.get(found.hash)))}`}`)
    const uses = whereUsed(path, { text, origins, value, files: [path] }, blocks).found.flatMap((each) => each.uses)
    for (const { line, column, where, file = basename(pages) } of uses) say(`  ${file}:${line}:${column}  ${where}`)
    if (uses.length === 0) say(`  ${mediaWords.unused}`)
  }
  say('')
  if (made) say(mediaWords.total(media.files.size, size(total), size([...made.values()].flat().reduce((sum, one) => sum + one, 0))))
  else say(mediaWords.notBuilt)
  for (const { from, to } of renamings) say(mediaWords.better(from, to))
  if (renamings.length > 0) say(mediaWords.howToRename)
}

function shape(found: Exclude<Parameters<typeof isStored>[0], { fault: string }>): string {
  return found.width && found.height ? `${found.width} × ${found.height}, ` : ''
}

function after(sizes: readonly number[] | undefined): Parameters<typeof mediaWords.sizes>[1] {
  return sizes && { smallest: size(Math.min(...sizes)), largest: size(Math.max(...sizes)), files: sizes.length }
}

/** The sizes of all files that a build makes of each picture, by its hash; undefined where the site has mistakes. */
async function sizesMade(pages: string, blocks: Blocks, { files, sources, stored }: MediaFolder): Promise<ReadonlyMap<string, readonly number[]> | undefined> {
  const { site } = compileFile(pages, blocks, { media: files })
  if (!site) return undefined
  const place = mkdtempSync(join(tmpdir(), 'quoin-media-'))
  try {
    const out = join(place, 'site')
    await buildSite(site, out, { pictures: sources, stored })
    const made = new Map<string, number[]>()
    const folder = join(out, MEDIA_ASSETS)
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const derived = parseDerived(MEDIA_ASSETS + name)
      if (derived) made.set(derived.hash, [...(made.get(derived.hash) ?? []), statSync(join(folder, name)).size])
    }
    return made
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
