/** Where a place of a text stands that was put together of several files: the file by its path from the folder of the main one, all of its text, and the offset in that. */
export type Origin = { file: string; text: string; offset: number }

/** Finds where a place of such a text stands. */
export type Origins = (offset: number) => Origin
