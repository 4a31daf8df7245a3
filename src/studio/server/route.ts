import type { Blocks } from '../../blocks/schemas'
import type { Problem } from '../../site/diagnostics/diagnostic'
import type { Media } from '../../site/media/media'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Desk } from './desk'
import type { ProgramMaker } from './program'
import type { Publishing } from './publishing'
import type { Reply } from './reply'
import type { SeenStates } from './seenStates'

/** The blocks, and what knows their schemas. */
export type Loaded = { desk: Desk; blocks: Blocks }

/** What of a file is looked for that takes longer than whether it has mistakes. */
export type Asked = 'advice' | 'publish'

export type StudioOptions = {
  /** The content file. */
  path: string
  /** What a page of this start says, and no other. */
  token: string
  /** What the channel asks for on which the dev server tells its pages of changes. */
  channel: string
  program: Pick<ProgramMaker, 'made'>
  /** The blocks and what knows their schemas; undefined as long as they could not be loaded. */
  loaded: () => Loaded | undefined
  problems: () => readonly Problem[]
  /** Another number whenever something may look different. */
  changes: () => number
  /** What would be wrong with other bytes of the file, and is not with those that it has. */
  judge: (bytes: Buffer) => Problem[]
  /** What could be better in the file as it is, or what keeps it from being published. */
  look: (asked: Asked) => Problem[]
  /** Called as soon as the file is another one. */
  onWritten: () => void
  publishing: Publishing
  /** What lies in media/, as soon as somebody has looked. */
  media: () => Media | undefined
  /** Called as soon as there is another file in media/. */
  onMedia: () => Promise<void>
}

/** One question of the panel, as a route is given it. */
export type Question = {
  options: StudioOptions
  loaded: Loaded
  states: SeenStates
  /** The part of the content file that is asked for: ?path=["pages",0]; the whole, unless given. Of one seen in another state, ?from=its hash, where it is now. */
  place: JsonPath
  query: URLSearchParams
  body: Buffer
}

/** What answers one question. What changes something is asked by POST. */
export type Route = {
  method: 'GET' | 'POST'
  /** What a POST brings, and of how many bytes at most: JSON of usual length, unless said. */
  takes?: { type: 'application/octet-stream'; most: number }
  answer: (question: Question) => Reply | Promise<Reply>
}
