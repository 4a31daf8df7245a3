/**
 * Waits until every one of several works has ended, well or badly, so that nothing goes on writing behind the caller's back.
 *
 * @throws the first error, when all have ended
 */
export async function allOf<Works extends readonly Promise<unknown>[] | []>(works: Works): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  await Promise.allSettled(works)
  return Promise.all(works)
}
