import { z } from 'zod'
import { marked, withRole } from './role'
import { TEXT_LIMIT, visible } from './text'

/**
 * Text with light Markdown: **strong**, *emphasis*, [link](/faq), lists with "- ", quotes with "> ", `code`, tables of lines with "|", paragraphs parted by an empty line.
 * HTML in it is shown as text.
 */
export const richText = withRole('richText', visible(z.string().max(TEXT_LIMIT)))

/** A line or paragraph of running text: **strong**, *emphasis*, [link](/faq) and `code`. What is more than words in it is shown as it is written. */
export const inlineText = marked(richText, { inline: true })

/** Running text in which a picture may stand: ![what it shows](media/mill.jpg "The line under it"). */
export const picturedText = marked(richText, { pictures: true })
