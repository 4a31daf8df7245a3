import { generateHTML, generateJSON } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { hrefFault } from '../../../parts/href'
import { tableExtensions } from './articleTables'
import { plainHtml } from './htmlPieces'
import { saysTheSame } from './htmlSame'

/** What the editor of articles knows. */
export const articleExtensions = [
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null }, isAllowedUri: (href) => hrefFault(href) === undefined },
  }),
  ...tableExtensions,
]

/** HTML as the editor writes it. */
export const asEdited = (html: string): string => plainHtml(generateHTML(generateJSON(html, articleExtensions), articleExtensions))

/** Whether the editor can hold all that HTML says. */
export const isHeld = (html: string): boolean => html === '' || saysTheSame(asEdited(html), html)
