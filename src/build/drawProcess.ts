import { answerWith } from './runInChild'
import { type FontFile, subsetFonts } from './fonts'
import { drawSiteImages } from './drawSiteImages'
import type { Site } from '../site/schema/site'

/** What is drawn for a site: its fonts cut to the characters in use, its pictures by path, and the letters of its name that are not in them. */
export type Drawn = { fonts: FontFile[]; images: Record<string, Uint8Array>; unseen: string[] }

answerWith(async ({ settings, characters, folder }: { settings: Site['settings']; characters: string; folder: string }): Promise<Drawn> => {
  const fonts = await subsetFonts(settings.theme.fonts, characters)
  const { files: images, unseen } = await drawSiteImages(settings, folder)
  return { fonts, images, unseen }
})
