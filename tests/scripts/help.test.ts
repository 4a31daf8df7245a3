import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { printHelp } from '../../scripts/lib/help'
import { help, helpWords } from '../../src/site/diagnostics/wording/help'
import { runCommand } from '../lib/command'
import { isWhole } from '../lib/extent'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const readme = readFileSync('README.md', 'utf8')
/** The commands of the table in the README. */
const inTable = [...readme.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`npm (?:run )?([a-z:]+)[^`]*`/g)].map(([, name = '']) => name))

test('help, the README and package.json name the same commands', () => {
  const names = Object.keys(help).sort()
  expect(Object.keys(scripts).sort()).toEqual(names)
  expect([...new Set(inTable)].sort()).toEqual(names)
})

/** The linter and the formatter are a program of its own, with a help of its own. */
const own = Object.entries(scripts).flatMap(([name, line]) => (name === 'lint' || name === 'format' ? [] : [[name, line.replace(/.* /, '')] as const]))

/** Whatever its name, a command comes to its help the same way: two that are called as their script, and one that is not. */
const started = own.filter(([name]) => isWhole || ['build', 'test', 'test:fast'].includes(name))

test('every command has the help of its own name', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  try {
    for (const [, script] of own) printHelp(script)
    expect(said.mock.calls.map(([words]) => words)).toEqual(own.map(([name]) => helpWords(name)))
  } finally {
    said.mockRestore()
  }
})

test.each(started)('npm run %s -- --help tells what it does and does nothing', (name, script) => {
  const before = readdirSync('.').sort()
  const { status, stdout, stderr } = runCommand(script, name.length % 2 ? ['--help'] : ['-h', '--pages', 'nowhere.json'])
  expect([status, stderr, stdout]).toEqual([0, '', `${helpWords(name)}\n`])
  expect(readdirSync('.').sort()).toEqual(before)
})

test('a help has a usage, a sentence, the options and an example', () => {
  expect(helpWords('check')).toMatchInlineSnapshot(`
    "npm run check -- [options]
      Judges the content file and tells each mistake and each piece of advice with its place.

      --fix         mends what is safe to mend
      --json        tells the same for programs
      --publish     also tells what must not go live
      --pages FILE  the content file; pages.json unless given
      --at DAY      the day or moment for which the site is made, such as 2026-12-24; now unless given

    For example: npm run check -- --fix"
  `)
  expect(helpWords('where')).toMatchInlineSnapshot(`
    "npm run where -- NAME [options]
      Lists every place that uses a name, a page, a token, a file of media/ or a text.

      --pages FILE  the content file; pages.json unless given

    For example: npm run where lendingNotice"
  `)
  for (const [name, { does, example }] of Object.entries(help)) {
    expect(does, name).toMatch(/^[A-Z].*\.$/)
    expect(example, name).toMatch(new RegExp(`^npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}( |$)`))
  }
  expect(helpWords('nothing')).toContain('The commands are: start, dev, studio, check, ')
})

test.each(own)('the options that %s explains are those that it takes', (name, script) => {
  const code = readFileSync(`scripts/${script}.ts`, 'utf8')
  const flags = /readOptions\(\{[^)]*flags: \[([^\]]*)\]/.exec(code)?.[1]?.match(/[\w-]+/g) ?? []
  const values = /readOptions\(\{[^)]*values: \{([^}]*)\}/.exec(code)?.[1]?.match(/\w+(?=:)/g) ?? []
  const shared = ['pages', 'out', 'port', 'host', 'at', 'fresh', 'runs', 'seed', 'site']
  const explained = (help[name]?.options ?? []).map(([option]) => option.replace(/^--([\w-]+).*/, '$1')).filter((option) => !shared.includes(option))
  expect(explained.sort()).toEqual([...flags, ...values].filter((option) => !shared.includes(option)).sort())
})
