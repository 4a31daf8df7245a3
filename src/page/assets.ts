import type { Link } from 'unhead/types'

/** Addresses of scripts, by block. */
export type IslandScripts = Readonly<Record<string, readonly string[]>>

/** What a built or dev page loads, as addresses from the site's root. */
export type Assets = {
  /** Changes with every build whose scripts or styles differ; a page of another build is opened anew. */
  build: string
  /** The path below which the site lies on its host, "/toys"; none where it has the host to itself, as in dev. */
  base?: string | undefined
  /** Stylesheets of every page. */
  styles: readonly string[]
  /** Stylesheets of what only some pages have, by the names of all blocks on a page, as `blocksOn` gives them. */
  pageStyles: Readonly<Record<string, string>>
  scripts: readonly string[]
  /** What loads the services of others, on sites that declare any. */
  services?: string | undefined
  /** The script of each block that has one of its own. */
  blockScripts?: Readonly<Record<string, string>> | undefined
  /** What wakes each island: the script that does it, that of the island, then all that these two load. */
  islandScripts: IslandScripts
  fonts: readonly string[]
  /** Feeds, each for the pages in its language. */
  feeds?: readonly { href: string; title: string; lang?: string | undefined }[] | undefined
  /** Icons and manifest. */
  links: readonly Link[]
  socialImage?: string | undefined
  /** The content security policy; the dev server needs to do what it forbids. */
  policy?: string | undefined
}

/** For pages that load nothing: HTML alone. */
export const NO_ASSETS: Assets = { build: '', styles: [], pageStyles: {}, scripts: [], islandScripts: {}, fonts: [], links: [] }

/** JSON that can stand inside a <script> element: nothing in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
