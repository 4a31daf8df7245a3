/** A name such as "2026-11-23T20-28-53-000Z" as people write a moment. */
const inWords = (name: string) => name.replace(/T(\d\d)-(\d\d)-(\d\d)-\d+Z$/, ', $1:$2:$3 UTC')

/** What "npm run publish" answers. */
export const publishWords = {
  published: (out: string) => `${out}/ is ready for visitors, and kept: npm run publish -- --back returns to the one before.`,
  back: (out: string, { from, to }: { from: string; to: string }) =>
    `${out}/ is the site of ${inWords(to)} again; that of ${inWords(from)} is kept. pages.json is as it was: the next npm run publish shows what is in it.`,
  noneBefore: (out: string) => `No site that was published before is kept of ${out}/. Nothing was changed.`,
}
