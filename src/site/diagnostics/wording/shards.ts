import { counted } from '../../../parts/counted'

const AGAIN = 'Make it again'

/** Sentences about builds on several machines. */
export const shardWords = {
  otherThings: (folder: string) => `${folder} holds other things than a plan or a part of a site, and would be replaced whole. Name an empty or new folder.`,
  noPlan: (folder: string) => `${folder} holds no plan. Make one with "npm run build -- --plan ${folder}".`,
  tornPlan: (folder: string) =>
    `The plan in ${folder} is not as it was made: something in it is missing or has been changed. ${AGAIN} with "npm run build -- --plan ${folder}", or copy it anew.`,
  otherNode: (folder: string, made: string, here: string) =>
    `The plan in ${folder} was made with Node ${made.slice(1)}, and this is Node ${here.slice(1)}, which might write other pages. Use the same version on all machines.`,
  wrongShard: (written: string, most: number) => `"--shard ${written}" names no part: write which one of how many, such as "--shard 2/4", of ${most} at most.`,
  shardWithoutPlan: () => 'A part is drawn by a plan: say where it lies, as in "npm run build -- --shard 1/4 --plan plan".',
  mergeWithoutPlan: () => 'Parts are put together by their plan: say where it lies, as in "npm run build -- --merge --plan plan".',
  notBoth: () => '"--shard" draws a part and "--merge" puts all parts together: give one of the two.',
  noPart: (folder: string) => `${folder} holds no part of a site, or one that was not finished. Draw it with "--shard".`,
  tornPart: (folder: string, file: string, shard: number, of: number) =>
    `The part in ${folder} is not whole: ${file} is missing or of another size. Copy it anew, or draw it again with "--shard ${shard}/${of}".`,
  otherPlan: (folder: string) => `The part in ${folder} was made by another plan. Draw it again by this one.`,
  otherCount: (one: string, of: number, other: string, others: number) =>
    `${one} is one of ${counted(of, 'part')}, and ${other} one of ${others}. Draw all parts of one number of parts, or name only these behind "--merge".`,
  twice: (one: string, other: string, shard: number) => `${one} and ${other} are both part ${shard}. Leave out one of them.`,
  missing: (shards: readonly number[], of: number) => {
    const ways = shards.map((shard) => `"--shard ${shard}/${of}"`).join(', ')
    return shards.length === 1 ? `Part ${shards[0]} of ${of} is missing. Draw it with ${ways}.` : `Parts ${shards.join(', ')} of ${of} are missing. Draw each with ${ways}.`
  },
  noParts: () => 'There are no parts to put together. Draw them with "--shard", or name their folders behind "--merge".',
  unlike: (file: string) => `Two parts have made another ${file}. Draw both again on machines with the same packages ("npm ci").`,
  planned: (folder: string, pages: number, seconds: number) =>
    `${folder}/: the plan of ${counted(pages, 'page')}, in ${seconds.toFixed(1)} s. Draw a part of them with "--shard 1/N --plan ${folder}".`,
  drawn: (folder: string, pages: number, drawn: number, seconds: number) => `${folder}/: ${counted(pages, 'page')}, ${drawn} of them drawn anew, in ${seconds.toFixed(1)} s.`,
}
