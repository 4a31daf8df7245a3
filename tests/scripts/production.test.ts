import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, linkSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'quoin-production-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

type Lock = { packages: Record<string, { dev?: true; devOptional?: true; extraneous?: true }> }
const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
/** The packages that `npm ci --omit=dev` installs, and those that it leaves out, as far as this machine has them. */
const installed = Object.entries(packages).filter(([path]) => path !== '' && lstatSync(path, { throwIfNoEntry: false }) !== undefined)
const kept = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(([path]) => path)
const left = installed.filter(([, { dev, devOptional }]) => dev || devOptional).map(([path]) => path)

/** The same file under another name; elsewhere than on one disk, a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** A package with its files, without the packages inside it, which the list of packages names by themselves. */
function install(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'node_modules') install(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile()) linkOrCopy(join(from, entry.name), join(to, entry.name))
  }
}

/** Starts the site as npm does, and gives its address. */
function started(cwd: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn('npm', ['start', '--', '--port', '0'], { cwd, env: { ...process.env, NODE_ENV: 'production', VITEST: '' }, detached: true })
  const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL')
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words: Buffer) => {
        said += words.toString()
        const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? []
        if (origin) resolve({ origin, stop })
      })
    child.on('exit', () => reject(new Error(said)))
  })
}

test('npm start builds and serves the site without the packages that only tests and tools need', async () => {
  expect(left.length).toBeGreaterThan(20)
  for (const path of kept) install(path, join(root, path))
  for (const name of ['src', 'scripts', 'schema', 'media', 'pages.json', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(root, name), { recursive: true })
  expect(left.filter((path) => !kept.includes(dirname(dirname(path))) && lstatSync(join(root, path), { throwIfNoEntry: false }))).toEqual([])
  const { origin, stop } = await started(root)
  try {
    const response = await fetch(origin)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1')])
  } finally {
    stop()
  }
})
