/** Whether all is tried: every page at every width, and as many inputs made at random as one waits for. `npm test -- --all` says so. */
export const isWhole = process.env.TEST_EXTENT === 'all'

/**
 * Of cases that are dear to try every third, or every second; with `--all` all of them. What looks at the same cases in other ways takes other ones.
 *
 * @param first number of the first one
 */
export const some = <Case>(all: readonly Case[], first = 0, step: 2 | 3 = 3): readonly Case[] => (isWhole ? all : all.filter((_, index) => index % step === first))
