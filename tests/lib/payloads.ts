import { ELEMENT_PAYLOADS } from './elementPayloads'
import { TEXT_PAYLOADS } from './textPayloads'

/**
 * Attacks by class. Each calls pwn() if it runs, or asks https://evil.example for something; none may do either.
 * They are written into every string of a site, so each stands for itself and needs no other.
 */
const CLASSES = { ...ELEMENT_PAYLOADS, ...TEXT_PAYLOADS }

export const payloads: readonly string[] = Object.values(CLASSES).flat()

/** The parts of these attacks, from which others are made at random. */
export const pieces: readonly string[] = [...new Set(payloads.flatMap((payload) => payload.match(/<[^<>]*>?|[^<>]+|>/g) ?? []))]
