import { build, type Rolldown } from 'vite'
import type { CssSources } from '../../build/css'
import { experimental } from '../../build/experimental'
import { keptResult } from '../../build/keptResult'
import { mentionsIn } from '../../build/mentions'
import { hashOf } from '../../build/styles'

/** The program of the Studio for browsers, as files. */
export type Program = {
  /** Each file by its name, which is another one when its text is. */
  files: ReadonlyMap<string, string | Uint8Array>
  /** What the document begins with: names of files. */
  script: string
  styles: readonly string[]
  /** The files that it was made of. */
  sources: ReadonlySet<string>
}

/** Where a document asks for files of the program. */
export const PROGRAM = '/_studio/program/'

/** The program, as it is now; who asks before it is made waits for it. */
export type ProgramMaker = {
  /** @throws the error of a file that cannot be compiled */
  made: () => Promise<Program>
  /** Has it made anew when it is asked for next, if a file was a part of it, or may mend it; returns whether that is so. */
  forget: (file: string) => boolean
}

/**
 * Makes the program whole, in a second: as single modules it would be two hundred files, each asked for by the one that needs it.
 *
 * @param root folder of the code
 * @param entry the file that it begins with, from there
 * @param stateOf says in one word what all code is now, where the program is to outlive the dev server; `folder` is where it is kept
 */
export function createProgramMaker(root: string, entry: string, stateOf?: () => string, folder?: string): ProgramMaker {
  let making: Promise<Program> | undefined
  let sources: ReadonlySet<string> | undefined
  const start = () => {
    const mine = stateOf ? keptBundle(root, entry, stateOf, folder) : bundleOf(root, entry)
    making = mine
    mine.then(
      (program) => (sources = program.sources),
      () => (sources = undefined),
    )
    return mine
  }
  return {
    made: () => making ?? start(),
    forget: (file) => {
      const isPart = making !== undefined && (sources === undefined || sources.has(file))
      if (isPart) making = undefined
      return isPart
    },
  }
}

/** As it was made of the same code before; made while code was saved it is not kept, for nobody knows of which. */
async function keptBundle(root: string, entry: string, stateOf: () => string, folder?: string): Promise<Program> {
  const state = stateOf()
  return keptResult(
    ['program', root, entry, state],
    () => bundleOf(root, entry),
    () => stateOf() === state,
    folder,
  )
}

async function bundleOf(root: string, entry: string): Promise<Program> {
  const result = await build({
    root,
    base: PROGRAM,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    // The dev server that makes it is none of production, and React would be as slow as for its own developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        experimental,
        input: `${root}/${entry}`,
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash].[ext]' },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.')
  return programOf(first.output)
}

async function programOf(output: Rolldown.OutputBundle[string][]): Promise<Program> {
  const chunks = output.filter((file) => file.type === 'chunk')
  const begun = chunks.find(({ isEntry }) => isEntry)
  if (!begun) throw new Error('The bundler gave no file to begin with.')
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
  const used = mentionsIn(chunks.map(({ code }) => code).join('\n')).classes
  // What cuts stylesheets is loaded where there is one to cut, and not with every dev server.
  const { cutCss } = await import('../../build/css')
  const styles = [...(begun.viteMetadata?.importedCss ?? [])].map((whole) => {
    const css = cutCss(inUse(String(files.get(whole)), used)).site
    files.delete(whole)
    const name = `main-${hashOf(css)}.css`
    files.set(name, css)
    return name
  })
  return { files, script: begun.fileName, styles, sources: new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(/[?#].*$/, '')))) }
}

/** Of a stylesheet the rules of components that the program has: the others are the larger half. Variables stay, whose names components put together. */
function inUse(engine: string, classes: ReadonlySet<string>): CssSources {
  const variables = new Set(Array.from(engine.matchAll(/(--[\w-]+)\s*:/g), ([, name = '']) => name))
  return { engine, theme: '', used: { classes, variables }, apart: new Map() }
}
