import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type PageBytes = { html: number; css: number; script: number; fonts: number; total: number }

/** What a visitor of a page loads before doing anything: bytes as sent, text with brotli at its strongest. */
export async function bytesAtLoad(folder: string, path: string): Promise<PageBytes> {
  const html = readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  const sum = (pattern: RegExp, size: (file: string) => number) => [...html.matchAll(pattern)].reduce((total, [, file = '']) => total + size(join(folder, file)), 0)
  const sent = (file: string) => brotliCompressSync(readFileSync(file)).length
  const parts = {
    html: brotliCompressSync(html).length,
    css: sum(/<link[^>]+href="([^"]+\.css)"/g, sent),
    script: sum(/<script[^>]+src="([^"]+)"/g, sent),
    fonts: sum(/<link[^>]+href="([^"]+\.woff2)"/g, (file) => statSync(file).size),
  }
  return { ...parts, total: parts.html + parts.css + parts.script + parts.fonts }
}

/** Everything a folder holds, without the compressed twins. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}
