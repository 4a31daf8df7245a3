import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ProjectCopy = { folder: string; remove: () => void }

/** A copy of the engine whose files a test may change; packages are those of this project. */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quoin-copy-')))
  for (const name of ['src', 'scripts', 'schema', 'media', 'pages.json', 'package.json', 'tsconfig.json', 'vite.config.ts']) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
