import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** An nginx for the tests, and its module for files compressed with Brotli, where there is one. */
export type Nginx = { program: string; brotli?: string | undefined }

/** Unpacked packages; they go with node_modules. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/nginx')
const PROGRAMS = ['usr/sbin/nginx', 'usr/local/sbin/nginx', 'opt/homebrew/bin/nginx']
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Finds an nginx: an installed one, else, as root on Debian, its packages, unpacked into a folder of their own. They are not
 * installed, because that would start a server on port 80.
 *
 * @returns undefined when none can be had
 */
export function findNginx(): Nginx | undefined {
  const found = nginxIn('/') ?? nginxIn(FOLDER)
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  try {
    unpack(['nginx-light', 'libnginx-mod-http-brotli-static'])
  } catch {
    // Whoever asked says what is missing.
  }
  return nginxIn(FOLDER)
}

function unpack(packages: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true })
  // Where there is no network, that is soon known.
  const get = (...options: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...options], { stdio: 'ignore', timeout: 60_000 })
  const download = () => get('install', '-y', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${FOLDER}`, ...packages)
  if (download().status !== 0) {
    get('update')
    download()
  }
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb'))) execFileSync('dpkg-deb', ['--extract', join(FOLDER, file), FOLDER])
}

function nginxIn(root: string): Nginx | undefined {
  const program = PROGRAMS.map((path) => join(root, path)).find((path) => existsSync(path) && spawnSync(path, ['-v']).status === 0)
  const brotli = join(root, BROTLI)
  return program === undefined ? undefined : { program, brotli: existsSync(brotli) ? brotli : undefined }
}
