import { Resvg } from '@resvg/resvg-js'
import type { Site } from '../site/schema/site'
import { drawnLogo, iconSvg } from './hostFiles'
import { socialImage } from './socialImage'

/** Pictures by path in the output, the letters of the site's name that could not be drawn, and whether another machine might draw others. */
export type Images = { files: Record<string, Buffer>; unseen: string[]; isOfMachine: boolean }

/** What of the settings is drawn. */
export type DrawnSettings = Pick<Site['settings'], 'name' | 'theme' | 'logo' | 'icon'>

/**
 * Pictures drawn from the site's mark, name and colours.
 *
 * @param folder for what is needed only while drawing
 */
export async function drawSiteImages(settings: DrawnSettings, folder: string): Promise<Images> {
  const logo = drawnLogo(settings)
  const icon = logo && iconSvg(logo, settings.theme)
  const { png: social, unseen, isOfMachine } = await socialImage(settings, folder)
  return { files: { ...(icon && { 'icon-512.png': png(icon, 512), 'apple-touch-icon.png': png(icon, 180) }), 'social.png': social }, unseen, isOfMachine }
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
