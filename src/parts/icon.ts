import { z } from 'zod'
import { marked, withRole } from './role'

/** One element of an icon's drawing: tag and attributes, as the Tabler set publishes it. */
export type IconNode = [tag: string, attributes: Record<string, string>]

/** Name of an outline icon of the Tabler set, for example "coin" or "shield-check". Drawn when the page is built. */
export const icon = marked(withRole('icon', z.string().regex(/^[a-z0-9-]+$/)), { form: 'Write the name of an icon in small letters, such as "coin" or "shield-check".' })
