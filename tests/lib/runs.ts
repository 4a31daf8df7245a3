/** Seed and number of runs of a test that tries things at random: the same in every run, unless FUZZ_SEED and FUZZ_TIMES say otherwise. */
export function runs(count: number): { seed: number; numRuns: number; times: number } {
  const times = Number(process.env.FUZZ_TIMES ?? 1)
  return { seed: Number(process.env.FUZZ_SEED ?? 20261121), numRuns: count * times, times }
}
