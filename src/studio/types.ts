import type { Role } from '../parts/role'
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
  | { is: 'text'; role: Role | 'plain'; most?: number | undefined }
  | { is: 'number'; least?: number | undefined; most?: number | undefined; isWhole: boolean }
  | { is: 'yesNo' }
  /** What stays in view of a picture: per cent from the left and from the top. */
  | { is: 'point' }
  | { is: 'fixed'; value: unknown }
  /** What the panel has no field for: shown as JSON. */
  | { is: 'json' }
export type FieldForm = { name: string; title: string; help: string; isRequired: boolean; isSetting: boolean; form: Form }

/** A section as the outline shows it. */
export type SectionLine = { path: JsonPath; type: string; title: string; isShared: boolean; isHidden: boolean; problems: number }
/** What has a list of sections: a page, or the page for unknown addresses. */
export type PageLine = { path: JsonPath; address: string; title: string; href: string | undefined; isHidden: boolean; problems: number }
export type ProblemLine = { code: string; message: string; hint: string; where: string; path: JsonPath | undefined; line: number }

/** Another part that can be changed: an item of a collection, a shared section, a group of settings. */
export type PartLine = { path: JsonPath; group: string; title: string }

/** The content file as the panel knows it. */
export type State = { hash: string; file: string; pages: PageLine[]; others: PartLine[]; problems: ProblemLine[]; canUndo: string | undefined; canRedo: string | undefined }
/** One part of the file: its value, what may be written there, and what it is called. */
export type Part = { hash: string; value: unknown; form: Form; where: string; problems: ProblemLine[] }
/** A kind of section that can be added, with one to begin with. */
export type BlockLine = { type: string; title: string; description: string; picture: string; example: unknown }

/** A picture in media/, and its size. */
export type PictureLine = { path: string; bytes: number }

export type Operation =
  | { do: 'set'; path: JsonPath; value?: unknown }
  | { do: 'insert'; path: JsonPath; value: unknown }
  | { do: 'remove'; path: JsonPath }
  | { do: 'move'; path: JsonPath; to: JsonPath }
  | { do: 'copy'; path: JsonPath }
  | { do: 'movePage'; from: string; to: string }
  | { do: 'copyPage'; from: string; to: string }
  | { do: 'removePage'; from: string; to?: string | undefined }
/** What is sent: the operation, the file that it was meant for, and what stood in its place then. */
export type Request = { base: string; was?: unknown; operation: Operation }

export type Answer =
  | { is: 'done'; hash: string; done: string[] }
  /** Nothing was written, because these mistakes would be new. */
  | { is: 'refused'; problems: ProblemLine[]; words: string }
  /** Nothing was written, because somebody else has changed the same place. */
  | { is: 'conflict'; now: unknown }
