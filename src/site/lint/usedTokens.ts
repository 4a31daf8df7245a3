import { hasToken, tokensIn } from '../../parts/token'
import type { TextGatherer } from './rule'

/** Gathers the names of tokens, those in what is hidden included. */
export const gatherTokens = (): TextGatherer<string> => (text) => (hasToken(text) ? tokensIn(text).map(({ name }) => name) : [])
