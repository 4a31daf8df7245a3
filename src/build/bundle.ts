import type { IslandScripts } from '../page/assets'
import { allOf } from './allOf'
import type { CompressedForm } from './compress'
import type { Mentions } from './mentions'
import { runInChild } from './runInChild'

/** The programs that a build needs: files for the browser, and the server's code on disk. */
export type Bundle = {
  /** Files for the browser by address, for example "/assets/boot-B2x.js", compressed once for all builds. Styles are not among them. */
  files: ReadonlyMap<string, { code: string; forms: readonly CompressedForm[] }>
  /** Address of the script that every page loads. */
  boot: string
  /** Address of the script that loads services of others. */
  services: string
  /** Address of the script of each block that has one. */
  blockScripts: Readonly<Record<string, string>>
  /** What wakes each island, by block: addresses of scripts. */
  islandScripts: IslandScripts
  /** The engine's stylesheet, whole. */
  css: string
  /** Variables that Mantine's components ask for, by name. */
  mantine: Readonly<Record<string, string>>
  /** What all code, of the browser and of the server, mentions of the stylesheets. */
  used: Mentions
  /** Classes in the code that only one island loads, by block. */
  islandClasses: ReadonlyMap<string, ReadonlySet<string>>
  /** Where the server's code lies. */
  serverFile: string
  /** The most memory that compiling needed, in bytes. */
  peakMemory: number
}

export type ServerBundle = Pick<Bundle, 'used' | 'serverFile' | 'peakMemory'>
export type BrowserBundle = Omit<Bundle, 'serverFile'>

/**
 * Compiles the engine for the browser and for the server, at the same time: either needs several hundred megabytes, which are free
 * again before the first page is rendered. The content of the site takes no part in it.
 *
 * @param folder for the server's code; who gives it also removes it
 */
export async function bundle(folder: string): Promise<Bundle> {
  const [browser, server] = await allOf([runInChild<BrowserBundle>('bundleProcess.ts', {}), runInChild<ServerBundle>('bundleProcess.ts', { folder })])
  const both = (part: keyof Mentions) => new Set([...browser.used[part], ...server.used[part]])
  return {
    ...browser,
    serverFile: server.serverFile,
    used: { classes: both('classes'), variables: both('variables') },
    peakMemory: Math.max(browser.peakMemory, server.peakMemory),
  }
}
