import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bodyFilesOf } from '../../authoring/edit/bodyFiles'
import type { Blocks } from '../../blocks/schemas'
import { picturedText } from '../../parts/richText'
import { kindOfEnding } from '../../parts/storedFile'
import { mediaUses, usesIn } from '../../site/check/mediaUses'
import { placeInWords } from '../../site/diagnostics/locate'
import { isFault, isStored } from '../../site/media/media'
import { readMedia } from '../../site/media/readMedia'
import { schemaOf } from '../../site/schema/composed'
import { schemaWith } from '../../site/schema/itemFields'
import type { WrittenFile } from '../../site/schema/schema'
import type { MediaLine, UseLine } from '../types'

/** Every file in media/ beside a content file, with its size and all places that use it. */
export async function mediaLines(contentFile: string, file: WrittenFile, blocks: Blocks): Promise<MediaLine[]> {
  const uses = usesByPath(contentFile, file, blocks)
  const { files } = await readMedia(contentFile)
  return [...files].map(([path, found]) => {
    const own = kindOfEnding(path)
    return {
      path,
      bytes: statSync(join(dirname(contentFile), path), { throwIfNoEntry: false })?.size ?? 0,
      kind: own === undefined ? 'picture' : own === 'video' || own === 'captions' ? own : 'file',
      ...(isFault(found) ? { fault: `${found.fault}. ${found.remedy}` } : !isStored(found) && { width: found.width, height: found.height }),
      uses: uses.get(path) ?? [],
    }
  })
}

/** Where each file is used, bodies of items that lie beside the content file included. */
function usesByPath(contentFile: string, file: WrittenFile, blocks: Blocks): Map<string, UseLine[]> {
  const inBodies = bodyFilesOf(contentFile, file).flatMap(({ text, place }) => usesIn(text, 'richText', place, picturedText))
  const uses = new Map<string, UseLine[]>()
  for (const { path, place } of [...mediaUses(schemaWith(schemaOf(blocks), file.collections), file), ...inBodies])
    uses.set(path, [...(uses.get(path) ?? []), { path: place, where: placeInWords(file, place) }])
  return uses
}
