import { meant, type Near, nearest } from '../../../parts/message'

/** What to do with a file that other programs keep beside the pages. */
export const fileHint = ({ file, suggestion }: { file?: string | undefined; suggestion?: string | undefined }) =>
  file !== undefined && suggestion === undefined ? `Put the file into the folder media/ beside the content file and write "${file}".` : ''

/** What to do where a page has another address now: of several links none has to be sought. */
export const redirectHint = ({ name, links }: { name: string; links?: number | undefined }) =>
  links === undefined ? '' : `If it has another address now, write in "site": "redirects": { "${name}": "/its-new-address" }; "npm run check -- --fix" then corrects the links. `

export type DeadAnchor = Near & { page: string; others?: number }

/** What to do where nothing has an id: with that id again, of several links none has to be sought. */
export function anchorHint({ suggestion, known, name, page, others }: DeadAnchor): string {
  const isBest = others !== undefined || (suggestion === undefined && known.length === 0)
  const instead = meant(suggestion) || (known.length > 0 ? `${nearest('ids there', name, known)} Or write "${page}", for the page alone.` : '')
  return [isBest ? `Give the section that is meant "id": "${name}".` : '', instead].filter(Boolean).join(' ')
}

/** The fonts that come along, as the guide to problems shows them. */
export const SHIPPED_FONTS =
  'Archivo,Bricolage Grotesque,Fraunces,Instrument Sans,Inter,Lora,Newsreader,Nunito,Outfit,Playfair Display,Source Sans 3,Source Serif 4,Space Grotesk,Work Sans'.split(',')
