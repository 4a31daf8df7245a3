/** Classes that Mantine's components write into HTML; everything else in a stylesheet is our own. */
export const MANTINE_CLASS = /\bm_[0-9a-f]{5,8}\b/g

/** What a text mentions of stylesheets: Mantine's classes, and the variables that it reads. */
export type Mentions = { classes: ReadonlySet<string>; variables: ReadonlySet<string> }

export function mentionsIn(text: string): Mentions {
  return {
    classes: new Set(text.match(MANTINE_CLASS)),
    variables: new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)),
  }
}
