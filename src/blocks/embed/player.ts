/** What somebody else shows in a frame: where it comes from, and what it may do. */
export type Player = {
  kind: 'film' | 'map'
  /** The name by which visitors know who shows it. */
  host: string
  /** The address of the frame. */
  src: string
  /** What the frame may load, for the policy of the page. */
  sources: readonly string[]
  /** Whether it is higher than wide. */
  isTall?: boolean
}

/** What is wrong with an address, as the end of a sentence, and what to do. */
export type Unknown = { fault: string; remedy: string }

/** Whether an address shows something. */
export function isPlayer(found: Player | Unknown): found is Player {
  return 'src' in found
}
