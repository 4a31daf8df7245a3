import { isWhole } from './extent'

/** `npm test` tries one in so many inputs made at random; all of them are for `npm test -- --all`, more for `npm run fuzz`. */
const SHARE = 5

/**
 * Seed and number of runs of a test that tries things at random: the same in every run, unless FUZZ_SEED and FUZZ_TIMES say otherwise.
 *
 * @param count that `npm test -- --all` tries
 */
export function runs(count: number): { seed: number; numRuns: number; times: number } {
  const times = Number(process.env.FUZZ_TIMES ?? (isWhole ? 1 : 1 / SHARE))
  return { seed: Number(process.env.FUZZ_SEED ?? 20261121), numRuns: Math.ceil(count * times), times }
}
