/** A name such as "2026-11-23T20-28-53-000Z" as people write a moment. */
const inWords = (name: string) => name.replace(/T(\d\d)-(\d\d)-(\d\d)-\d+Z$/, ', $1:$2:$3 UTC')

/** What "npm run publish" answers. */
export const publishWords = {
  published: (out: string) => `${out}/ is ready for visitors, and kept: npm run publish -- --back returns to the one before.`,
  back: (out: string, { from, to }: { from: string | undefined; to: string }) => {
    const other = from === undefined ? 'what stood there was never kept' : `that of ${inWords(from)} is kept`
    return `${out}/ is the site of ${inWords(to)} again; ${other}. pages.json is as it was: the next npm run publish shows what is in it.`
  },
  notReady: (count: number) => `Not yet: ${count === 1 ? 'one thing keeps' : `${count} things keep`} the site from going live.`,
  running: 'The site is being published just now. Wait until that is done.',
  noneBefore: (out: string) => `No site that was published before is kept of ${out}/. Nothing was changed.`,
}
