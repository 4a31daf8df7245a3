import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figure } from './lib/figure'

type Locked = {
  version: string
  integrity?: string
  resolved?: string
  license?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
  optional?: boolean
}

const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))
const lock: { lockfileVersion: number; packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { '': root, ...packages } = lock.packages
const all = Object.entries(packages)

/** Whatever a site's programs may consist of: these licences ask for nothing but to be named. */
const FOR_VISITORS = ['MIT', 'ISC', 'BSD-3-Clause', '0BSD', 'Unlicense', '(MIT OR CC0-1.0)', 'MIT AND ISC AND BSD-3-Clause']
/** Tools may have these too. MPL-2.0: axe, resvg and lightningcss, used unchanged. OFL-1.1: the fonts, which may be cut and served. LGPL: libvips, used unchanged by sharp at build. */
const FOR_TOOLS = [
  ...FOR_VISITORS,
  'Apache-2.0',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'MIT-0',
  'CC0-1.0',
  'Python-2.0',
  'PSF-2.0',
  '(MIT AND Zlib)',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]
/**
 * The linter for other machines than the one that wrote the lock file: npm knows their integrity only where it has fetched
 * them, and npm ci refuses a lock file that does not name them. None is installed where nobody lints.
 */
const WITHOUT_INTEGRITY = /^node_modules\/@biomejs\/cli-(?:android|darwin|linux|win32)-(?:arm64|x64)(?:-musl)?$/
/** Only esbuild, for tsx, has a script to run when it is installed, and works without: it looks for its program itself. */
const WITH_SCRIPT = ['node_modules/esbuild']

/** Packages that some need, and those that these need, by their places in node_modules. */
function neededBy(names: readonly string[], from = '', found = new Set<string>()): Set<string> {
  for (const name of names) {
    const place = placeOf(name, from)
    const locked = place && packages[place]
    if (!place || !locked || found.has(place)) continue
    found.add(place)
    const peers = Object.keys(locked.peerDependencies ?? {}).filter((peer) => !locked.peerDependenciesMeta?.[peer]?.optional)
    neededBy([...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }), ...peers], place, found)
  }
  return found
}

/** Where Node finds a package for another: inside it, or in one of the folders above. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (Object.hasOwn(packages, place)) return place
    if (folder === '') return undefined
  }
}

test('every dependency is pinned to one version, the same in the lock file', () => {
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    expect(Object.entries(manifest[kind]).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    for (const [name, version] of Object.entries(manifest[kind])) expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
    expect((root as unknown as typeof manifest)[kind]).toEqual(manifest[kind])
  }
})

test('every package in the lock file has the sum of its bytes, and none a place of its own', () => {
  const without = all.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')).map(([place]) => place)
  expect(without.filter((place) => !WITHOUT_INTEGRITY.test(place) || !packages[place]?.optional)).toEqual([])
  expect(without.length).toBeLessThanOrEqual(8)
  // No package comes from a repository, a folder or a server of somebody's own.
  expect(all.filter(([, { resolved, version }]) => resolved !== undefined || !/^\d/.test(version))).toEqual([])
  expect(lock.lockfileVersion).toBe(3)
})

test('no package has to run a script when it is installed', () => {
  expect(all.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual(WITH_SCRIPT)
})

/** What a visitor's browser may be given a part of. */
const SENT = [
  '@mantine/carousel',
  '@mantine/charts',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tanstack/react-router',
  'embla-carousel',
  'embla-carousel-react',
  'react',
  'react-dom',
]

test('few packages reach visitors, and all may be used', ({ task }) => {
  const direct = SENT.filter((name) => Object.hasOwn(manifest.dependencies, name))
  expect(direct).toEqual(SENT)
  const needed = neededBy(direct)
  expect(needed.size).toBeGreaterThan(2 * direct.length)
  expect([...needed].filter((place) => !FOR_VISITORS.includes(packages[place]?.license ?? '')).map((place) => `${place}: ${packages[place]?.license}`)).toEqual([])
  expect(all.filter(([, { license }]) => !FOR_TOOLS.includes(license ?? '')).map(([place, { license }]) => `${place}: ${license}`)).toEqual([])
  figure({ task }, 'B18', `${direct.length} packages reach visitors (goal ≤ 15), ${needed.size} with all that they need, ${all.length} packages in all, every licence on the list`)
})
