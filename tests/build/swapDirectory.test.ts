import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { beginSite, dropSite, PlaceError, putInPlace, restoreSite } from '../../src/build/swapDirectory'
import { dead, useSiteFolder, write } from './siteFolder'

const { parent, out, words } = useSiteFolder()

describe('a new site takes the place of the old one', () => {
  test('and nothing remains beside it', () => {
    write(out, 'old')
    const site = beginSite(out)
    write(site, 'new')
    expect(words()).toBe('old')
    putInPlace(site, out)
    expect(words()).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('one that is made for another day takes the place of its like alone', () => {
    write(out, 'old')
    expect(() => beginSite(out, true)).toThrow(/dist holds the site for visitors, and --at makes one to look at\./)
    const elsewhere = join(parent, 'dist-at')
    for (const day of ['first', 'second']) {
      const site = beginSite(elsewhere, true)
      write(site, day)
      putInPlace(site, elsewhere, true)
    }
    expect([words(), readFileSync(join(elsewhere, 'index.html'), 'utf8')]).toEqual(['old', 'second'])
    const site = beginSite(elsewhere)
    expect(() => putInPlace(site, elsewhere)).not.toThrow()
  })

  test('everybody may read it, not only who built it', () => {
    const before = process.umask(0o022)
    const site = beginSite(out)
    putInPlace(site, out)
    process.umask(before)
    expect(statSync(out).mode & 0o777).toBe(0o755)
  })

  test('one that is given up is gone whole, also what is written into it meanwhile', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const site = beginSite(out)
      mkdirSync(join(site, 'assets'))
      // Its place is known by the folder itself, whatever that is called by now.
      const writer = `for (let n = 0; n < 60; n++) {
        try { require('node:fs').writeFileSync('file-' + n, '') } catch { process.exit() }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
      }`
      const child = spawn(process.execPath, ['-e', writer], { cwd: join(site, 'assets'), stdio: 'ignore' })
      const ended = once(child, 'exit')
      while (readdirSync(join(site, 'assets')).length === 0) await wait(1)
      dropSite(site)
      expect(readdirSync(parent)).toEqual([])
      await ended
      expect(readdirSync(parent)).toEqual([])
    }
  })

  test('one that is given up leaves the old one', () => {
    write(out, 'old')
    dropSite(beginSite(out))
    expect(words()).toBe('old')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('behind a link, the link stays', () => {
    write(join(parent, 'real'), 'old')
    symlinkSync('real', out)
    const site = beginSite(out)
    write(site, 'new')
    putInPlace(site, out)
    expect([words(), realpathSync(out)]).toEqual(['new', join(realpathSync(parent), 'real')])
  })

  test('behind links of which the last leads nowhere yet, all links stay', () => {
    symlinkSync('further', out)
    symlinkSync('real', join(parent, 'further'))
    const site = beginSite(out)
    write(site, 'new')
    putInPlace(site, out)
    expect([words(), realpathSync(out)]).toEqual(['new', join(realpathSync(parent), 'real')])
  })

  test('links that lead round in a circle are left as they are', () => {
    symlinkSync('dist', out)
    expect(() => beginSite(out)).toThrow('ELOOP')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('two at the same time leave one of them, whole', () => {
    write(out, 'old')
    const [one, other] = [beginSite(out), join(parent, '.dist-new-1-7')]
    write(one, 'one')
    write(other, 'other')
    putInPlace(other, out)
    putInPlace(one, out)
    expect(words()).toBe('one')
    expect(readdirSync(parent)).toEqual(['dist'])
  })
})

describe('after a build was killed', () => {
  test.each([
    ['while it wrote, the old site stands and what was begun goes', ['dist', `.dist-new-${dead}-1`], 'dist'],
    ['between the two names, the old site comes back', [`.dist-old-${dead}-1`, `.dist-new-${dead}-1`], `.dist-old-${dead}-1`],
    ['after the new site was in place, it stands and the old one goes', ['dist', `.dist-old-${dead}-1`], 'dist'],
    ['while it deleted, the new site stands', ['dist', `.dist-gone-${dead}-1`], 'dist'],
  ])('%s', (_name, folders, winner) => {
    for (const folder of folders) write(join(parent, folder), folder)
    restoreSite(out)
    expect(words()).toBe(winner)
    dropSite(beginSite(out))
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('of two sites that were put away the last one comes back', async () => {
    for (const name of [`.dist-old-${dead}-2`, `.dist-old-${dead}-3`, `.dist-old-${dead}-1`]) {
      write(join(parent, name), name)
      // Disks note the time in steps.
      await wait(20)
    }
    restoreSite(out)
    expect(words()).toBe(`.dist-old-${dead}-1`)
  })

  test('what belongs to a build that still runs is left alone', () => {
    write(out, 'old')
    const running = `.dist-new-${process.ppid}-1`
    write(join(parent, running), 'half')
    dropSite(beginSite(out))
    expect(readdirSync(parent).sort()).toEqual([running, 'dist'])
  })

  test('a site that was deleted by hand does not come back half', () => {
    write(join(parent, `.dist-gone-${dead}-1`), 'half')
    write(join(parent, `.dist-new-${dead}-1`), 'half')
    restoreSite(out)
    expect(existsSync(out)).toBe(false)
  })
})

describe('a folder that holds something else is refused', () => {
  const put = (name: string, words = 'mine') => {
    const file = join(out, name)
    mkdirSync(join(file, '..'), { recursive: true })
    if (name.endsWith('/')) mkdirSync(file, { recursive: true })
    else writeFileSync(file, words)
  }
  const things = () => readdirSync(out, { recursive: true }).sort()

  function expectRefusal(thing: string): void {
    const before = things()
    expect(() => beginSite(out)).toThrow(PlaceError)
    expect(() => beginSite(out)).toThrow(
      new RegExp(
        `^.*dist holds other things than a built site \\(${thing.replaceAll('.', '\\.')}\\), and a build replaces it whole\\. Choose an empty or new folder with --out DIR\\.$`,
      ),
    )
    expect(things()).toEqual(before)
    expect(readdirSync(parent)).toEqual(['dist'])
  }

  test('such as a site that was made by hand', () => {
    for (const name of ['index.html', 'photos/cat.jpg', 'notes.txt']) put(name)
    expectRefusal('index.html')
  })

  test.each(['package.json', '.git/config', 'node_modules/', 'page.tsx', 'photos/cat.jpg', 'assets/mine.css', 'notes.txt', 'about.html', '.hosts/mine', 'empty/'])(
    'such as %s beside the files of a built site',
    (name) => {
      write(out, 'a site')
      put(name)
      expectRefusal(name)
    },
  )

  test('such as a home page alone, and one with what another program has written there', () => {
    put('index.html')
    expectRefusal('index.html')
    put('.hosts/files', 'index.html\n')
    expectRefusal('.hosts/files')
  })

  test('such as one without a home page, a file, this folder and those above it', () => {
    mkdirSync(out)
    writeFileSync(join(out, 'diary.txt'), 'mine')
    writeFileSync(join(parent, 'file'), 'mine')
    for (const folder of [out, join(parent, 'file'), '.', '..', 'src', 'tests', '/']) expect(() => beginSite(folder), folder).toThrow(/holds other things than a built site/)
    expect(readdirSync(parent).sort()).toEqual(['dist', 'file'])
  })

  test('also where it came to stand there while the site was made', () => {
    const site = beginSite(out)
    put('diary.txt')
    expect(() => putInPlace(site, out)).toThrow(PlaceError)
    expect(things()).toEqual(['diary.txt'])
    dropSite(site)
  })
})
