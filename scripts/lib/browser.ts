import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags for a browser that runs in a container, as root, and calls nobody. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as on any screen, with windows or without.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without what windows need. A page costs it a third. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Finds a Chromium: an installed one, else Playwright's own, else, as root on Debian, its package.
 *
 * @returns path of the program
 * @throws with one sentence that says what to do when there is none
 */
export function findBrowser(): string {
  const found = installed()
  if (found) return found
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 })
  if (own.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath()
  installPackage('chromium')
  const now = installed()
  if (now) return now
  throw new Error('The tests need a browser and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one.')
}

/** Finds the leanest Chromium that shows pages as a whole one does. It keeps no pages in its memory for the way back. */
export function findShell(): string {
  if (process.env.CHROME_PATH) return findBrowser()
  if (!existsSync(SHELL)) installPackage('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : findBrowser()
}

/** Where a package cannot be installed, nothing happens. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 300_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } catch {
    // Who needs it says what is missing.
  }
}

function installed(): string | undefined {
  const given = process.env.CHROME_PATH
  return [...(given ? [given] : []), ...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
}
