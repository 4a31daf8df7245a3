import { z } from 'zod'

const reason = z
  .string()
  .max(500)
  .refine((text) => text.trim() !== '', { params: { code: 'empty-text' } })

/** Switches rules of advice off: the name of each, and why. Which names there are is known to `lint`, which checks them. */
export const allow = z.record(z.string(), reason)
