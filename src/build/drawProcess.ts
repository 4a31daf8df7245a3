import { answerWith } from './runInChild'
import { type FontFile, subsetFonts } from './subsetFonts'
import { type DrawnSettings, drawSiteImages } from './drawSiteImages'

/**
 * What is drawn for a site: its fonts cut to the characters in use, its pictures by path, the letters of its name that are
 * not in them, and whether another machine might draw others.
 */
export type Drawn = { fonts: FontFile[]; images: Record<string, Uint8Array>; unseen: string[]; isOfMachine: boolean }

/** What it is drawn from, and a folder for what is needed only while drawing. */
export type Drawing = { settings: DrawnSettings; characters: string; folder: string }

answerWith(async ({ settings, characters, folder }: Drawing): Promise<Drawn> => {
  const fonts = await subsetFonts(settings.theme.fonts, characters)
  const { files: images, unseen, isOfMachine } = await drawSiteImages(settings, folder)
  return { fonts, images, unseen, isOfMachine }
})
