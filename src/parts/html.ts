import { z } from 'zod'
import { withRole } from './role'
import { visible } from './text'

/** Longest article, in characters. */
export const HTML_LIMIT = 200_000

/** The body of an article as HTML. Only tags and attributes of the allow-list in `Html.tsx` come through. */
export const html = withRole('html', visible(z.string().min(1).max(HTML_LIMIT)))
