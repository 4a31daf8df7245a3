import { pathToFileURL } from 'node:url'

/** Loads a module of the project that is found in a folder, by its whole path. A compiled program has them in itself (src/build/program). */
export const importFile = (file: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ pathToFileURL(file).href)
