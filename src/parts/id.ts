import { z } from 'zod'
import { withRole } from './role'

/** An anchor: lower-case letters, digits and hyphens, starting with a letter. */
export const id = withRole(
  'id',
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(64),
)
