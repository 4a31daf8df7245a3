import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Nginx } from '../../scripts/lib/findNginx'
import { ask } from './ask'

/**
 * Starts an nginx that serves built sites with the configuration they bring along, each on a socket in a temporary folder:
 * no port, no file and no process remains.
 *
 * @param folders of the sites by name
 * @returns the socket of each site, by its name, and what stops it all
 */
export async function startNginx({ program, brotli }: Nginx, folders: Readonly<Record<string, string>>): Promise<{ sockets: Record<string, string>; stop: () => Promise<void> }> {
  const place = mkdtempSync(join(tmpdir(), 'quoin-nginx-'))
  const sockets = Object.fromEntries(Object.keys(folders).map((name) => [name, join(place, `${name}.sock`)]))
  const servers = Object.entries(folders).map(([name, folder]) => {
    const conf = readFileSync(join(folder, '.hosts/nginx.conf'), 'utf8')
    writeFileSync(join(place, `${name}.conf`), brotli ? conf.replace('# brotli_static on;', 'brotli_static on;') : conf)
    return `server { listen unix:${sockets[name]}; root ${folder}; include ${join(place, `${name}.conf`)}; }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(place, kind)};`)
  const lines = [
    `daemon off; pid ${join(place, 'pid')}; error_log stderr crit;`,
    // The sites of the tests lie in folders that only the one who runs them may enter.
    process.getuid?.() === 0 ? 'user root;' : '',
    brotli ? `load_module ${brotli};` : '',
    'events { worker_connections 256; }',
    `http { access_log off; ${temporary.join(' ')} ${servers.join('\n')} }`,
  ]
  writeFileSync(join(place, 'nginx.conf'), lines.join('\n'))
  const child = spawn(program, ['-p', place, '-c', join(place, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(place, { recursive: true, force: true })
  }
  const [first = ''] = Object.values(sockets)
  while (!(await ask(first, '/').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`)
    await wait(20)
  }
  return { sockets, stop }
}
