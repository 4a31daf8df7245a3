import { z } from 'zod'
import { withRole } from './role'
import { TEXT_LIMIT, visible } from './text'

/**
 * Text with light Markdown: **strong**, *emphasis*, [link](/faq), lists with "- ", quotes with "> ", `code`, paragraphs parted by an empty line.
 * HTML in it is shown as text.
 */
export const richText = withRole('richText', visible(z.string().min(1).max(TEXT_LIMIT)))
