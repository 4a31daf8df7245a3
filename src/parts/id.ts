import { z } from 'zod'
import { DOCUMENT_NAMES } from './documentNames'
import { withRole } from './role'

/** Ids of the frame around every page. Something else with one of them would be taken for that part of the frame. */
export const FRAME_IDS = /^(?:main|app|announcer|frame|panel|panel-title|list-\d+)$/

const FORM = /^[a-z][a-z0-9-]*$/
const LONGEST = 64

/** Whether something in a page may have this id: it has the form of an anchor and is neither one of the frame's nor a name of what every page has. */
export function isFreeId(value: string): boolean {
  return FORM.test(value) && value.length <= LONGEST && !FRAME_IDS.test(value) && !DOCUMENT_NAMES.has(value)
}

/** An anchor: lower-case letters, digits and hyphens, starting with a letter. */
export const id = withRole('id', z.string().regex(FORM).max(LONGEST))
