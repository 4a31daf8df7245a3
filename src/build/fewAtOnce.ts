import { allOf } from './allOf'

/**
 * Does a work for each entry of a list, a few of them at the same time, in the order of the list. Begun all at once, thousands
 * would need the memory of all, and more open files than a machine allows.
 *
 * @throws the first error; what was not begun by then is not begun any more
 */
export async function fewAtOnce<Entry>(most: number, list: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  const waiting = list.values()
  let isFailed = false
  const worker = async (): Promise<void> => {
    for (const entry of waiting) {
      if (isFailed) return
      try {
        await work(entry)
      } catch (error) {
        isFailed = true
        throw error
      }
    }
  }
  await allOf(Array.from({ length: most }, worker))
}
