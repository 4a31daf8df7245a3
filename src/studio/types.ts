import type { IconNode } from '../parts/icon'
import type { Accepted, Role } from '../parts/role'
import type { JsonPath } from '../site/text/jsonPath'

/** What may be written in a place of the content file, as the panel draws it. */
export type Form =
  | { is: 'object'; fields: FieldForm[] }
  | { is: 'list'; entry: Form; least: number; most?: number | undefined }
  /** One of several kinds of object, told apart by a fixed word in the field `by`. */
  | { is: 'kinds'; by: string; kinds: { value: string; help: string; form: Form }[] }
  | { is: 'either'; options: Form[] }
  | { is: 'names'; entry: Form }
  | { is: 'options'; options: { value: string | number; help: string }[] }
  | { is: 'text'; role: Role | 'plain'; most?: number | undefined; format?: 'day' | 'moment' | 'colour'; accepts?: Accepted; isInline?: boolean }
  | { is: 'number'; least?: number | undefined; most?: number | undefined; isWhole: boolean }
  | { is: 'yesNo' }
  /** What stays in view of a picture: per cent from the left and from the top. */
  | { is: 'point' }
  | { is: 'fixed'; value: unknown }
  /** What the panel has no field for: shown as JSON. */
  | { is: 'json' }
export type FieldForm = {
  name: string
  title: string
  help: string
  isRequired: boolean
  isSetting: boolean
  form: Form /** What counts where nothing is written. */
  usual?: unknown
}

/** When a thing is part of the site, as it is written: the first and the last day, and why. */
export type Shown = { isHidden: boolean; from?: string; until?: string; reason?: string }
/** A section as the outline shows it; `shared` is the name of the shared one that it uses. */
export type SectionLine = Shown & { path: JsonPath; type: string; title: string; isShared: boolean; shared?: string; problems: number }
/** The sections of a page, as they are in the state of the file with this hash. */
export type Sections = { hash: string; page: JsonPath; lines: SectionLine[] }
/** What has a list of sections: a page, or the page for unknown addresses. `each` is the collection for whose items it is made. */
export type PageLine = Shown & { path: JsonPath; address: string; title: string; href: string | undefined; each?: string; problems: number }
/** A place that links to a page. */
export type LinkLine = { where: string; path: JsonPath }
export type ProblemLine = {
  code: string
  message: string
  hint: string
  where: string
  path: JsonPath | undefined
  line: number
  /** Whether it can be mended without knowing what its author meant. */
  fixable: boolean
}

/** Another part that can be changed: an item of a collection, a shared section, a group of settings. An item has its page at `href`. */
export type PartLine = { path: JsonPath; group: string; title: string; href?: string; isHidden?: true }

/** A text in which words are read that somebody looks for: they with what follows them. */
export type WordLine = { path: JsonPath; shown: string }

/** A collection, and where the list of its items stands. */
export type CollectionLine = { name: string; list: JsonPath }

/** The content file as the panel knows it. */
export type State = {
  hash: string
  /** How often anything has changed that is shown, be it the file, what reads it, or a file beside it. */
  changes: number
  file: string
  pages: PageLine[]
  others: PartLine[]
  /** Every list of items, also where it is empty. */
  collections: CollectionLine[]
  problems: ProblemLine[]
  /** Why the file cannot be read just now: what is shown is what it was before. */
  broken?: string | undefined
  canUndo: string | undefined
  canRedo: string | undefined
}
/** One part of the file, as it is in the state with this hash: its place and value, what may be written there, and what it is called. */
export type Part = {
  hash: string
  path: JsonPath
  value: unknown
  form: Form
  where: string
  problems: ProblemLine[] /** Of a section that is used by name. */
  shared?: SharedPart
}
/** A kind of section that can be added, with its icon, the name of its group, and examples; the first is there to begin with. */
export type BlockLine = { type: string; title: string; description: string; icon: IconNode[]; group?: string | undefined; examples: ExampleLine[] }
/** A section to begin with: its name, where it can be seen, and what is put into the file. */
export type ExampleLine = { name: string; picture: string; section: unknown }

/** A change of the day: its number among all, when it was made (milliseconds since 1970), what was changed in words, and the state that it has led to. */
export type HistoryLine = { number: number; at: number; words: string[]; isElsewhere: boolean; hash: string; isNow: boolean }

/** An earlier state of a part: when it was saved in git, by whom and why, its value, and what is different now. */
export type VersionLine = { id: string; at: number; author: string; subject: string; value: unknown; texts: { where: string; then: unknown; now: unknown; isMoved: boolean }[] }

/** What publishing is doing or has done: what the command says, how it has ended, where the site is, and the sites that are kept. */
export type PublishState = { isRunning: boolean; words: string; ended: 'done' | 'failed' | undefined; folder: string; kept: { at: number; isCurrent: boolean }[] }

/** A picture in media/, and its size. */
export type PictureLine = { path: string; bytes: number }

export type Operation =
  | { do: 'set'; path: JsonPath; value?: unknown }
  | { do: 'insert'; path: JsonPath; value: unknown }
  | { do: 'remove'; path: JsonPath }
  | { do: 'move'; path: JsonPath; to: JsonPath }
  | { do: 'moveToPage'; path: JsonPath; page: string }
  | { do: 'copy'; path: JsonPath }
  | { do: 'movePage'; from: string; to: string }
  | { do: 'copyPage'; from: string; to: string; title?: string | undefined }
  | { do: 'removePage'; from: string; to?: string | undefined }
/**
 * What is sent: the operation, the state of the file that it comes on top of, and what stood in its place then. Its places are those of the
 * state `drawn`, where that was an earlier one: what a list shows that has not followed yet.
 */
export type Request = { base: string; drawn?: string | undefined; was?: unknown; operation: Operation }

export type Answer =
  | {
      is: 'done'
      hash: string
      done: string[]
      /** The state that a change was made of. */
      on?: string
      /** Where what it was about is afterwards, or where undoing or redoing has changed something. */
      place?: JsonPath | undefined
      /** Files of media/ that are others now. */
      media?: string[]
    }
  /** Nothing was written, because these mistakes would be new. */
  | { is: 'refused'; problems: ProblemLine[]; words: string }
  /** Nothing was written yet: the file cannot be read just now, because of a mistake that somebody else has made in it. */
  | { is: 'broken'; words: string }
  /** Nothing was written, because somebody else has changed the same place; `path` is where it is in the present state, if it is there. */
  | { is: 'conflict'; now: unknown; path?: JsonPath | undefined; where: string; hash: string }

/** What an editor may choose where a name or an address is asked for, with what it stands for. */
export type Offer = readonly [value: string, meaning: string]
export type OfferKind = 'href' | 'shared' | 'collection' | 'itemField' | 'gradient' | 'font' | 'media' | 'video' | 'captions' | 'file'
/** A token, by its name without braces: what it stands for, where that is written, and in how many places it is used. */
export type TokenLine = { name: string; value: string /** How the value is written, where tokens stand in it. */; written?: string; path: JsonPath; uses: number }
/** What the file offers to its own fields. */
export type Offers = { kinds: Record<OfferKind, Offer[]>; tokens: TokenLine[]; timeZone: string /** The colours of the site, each once. */; colours: string[] }
/** An icon with what it shows and its drawing. */
export type IconLine = { name: string; meaning: string; nodes: IconNode[] }

/** A stretch of a text that reads as one line or paragraph on the page: `start` and `end` in the text as it is written. */
export type Stretch = { start: number; end: number; shown: string /** Where its links lead, as written, in their order. */; links: string[] }
/** A text of a part of the file, with what it reads as on the page. */
export type TextLine = { path: JsonPath; role: Role | 'plain'; written: string; stretches: Stretch[]; tokens: TokenLine[] }

/** The texts of a part, as they are in the state of the file with this hash. */
export type Texts = { hash: string; lines: TextLine[] }

/** Where something is used, in words and as a place of the file. */
export type UseLine = { path: JsonPath; where: string }
/** A file in media/: of a picture with its size in pixels. */
export type MediaLine = { path: string; bytes: number; kind: 'picture' | 'video' | 'captions' | 'file'; width?: number; height?: number; fault?: string; uses: UseLine[] }
/** A section that is used by name: where it is written, on which pages it stands, and what may be written in it. */
export type SharedPart = { name: string; path: JsonPath; pages: string[]; value: unknown; form: Form }
