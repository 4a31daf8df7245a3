import { expect, test } from 'vitest'
import { runningEditor } from '../../src/dev/server/runningEditor'

const found = (programs: string[], env: NodeJS.ProcessEnv = {}, there = ['code', 'webstorm', 'subl']) =>
  runningEditor({ env, programs: () => programs.join('\n'), isThere: (command) => there.includes(command) })

test.each<[string, string[], NodeJS.ProcessEnv, string | undefined]>([
  ['one that was named', ['code'], { LAUNCH_EDITOR: 'mine' }, 'mine'],
  ['one that is running', ['bash', 'code', 'vim'], {}, 'code'],
  ['one on a Mac', ['/Applications/Visual Studio Code.app/Contents/MacOS/Electron'], {}, 'code'],
  ['the one in whose terminal the server runs', [], { TERM_PROGRAM: 'vscode' }, 'code'],
  ['the usual one, where it has a window', [], { VISUAL: '/usr/bin/code --wait', EDITOR: 'vim' }, '/usr/bin/code'],
  ['none that would take the terminal', ['vim', 'nano', 'emacs'], { VISUAL: 'vim', EDITOR: 'nvim' }, undefined],
  ['none that cannot be started', ['cursor'], {}, undefined],
  ['none by half a name', ['codec', 'encode'], {}, undefined],
])('a place is opened in %s', (_name, programs, env, expected) => expect(found(programs, env)).toBe(expected))

test('what is running here can be looked at', () => {
  expect(() => runningEditor()).not.toThrow()
})
