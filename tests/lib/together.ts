import { afterAll, expect, vi } from 'vitest'

// Who loads modules anew makes all test files that come after it in its worker load theirs anew, too: they took longer for that than for their tests.
vi.resetModules = () => {
  throw new Error('A test that loads modules anew is one of those that do: name it among RELOADING in vite.config.ts.')
}

// What a test leaves of a browser's page, those after it in its worker take for one.
afterAll(() =>
  expect(typeof document, 'A test that puts a page around itself takes it away again: vi.unstubAllGlobals(), or it is one of DRAWN in vite.config.ts.').toBe('undefined'),
)
