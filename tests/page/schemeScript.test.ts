import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSwitched, schemeScript, schemeScriptHash } from '../../src/page/schemeScript'
import { toySettings } from '../lib/toy'

test('the policy allows the script by what it says', () => {
  expect(schemeScriptHash).toBe(`'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`)
})

test('only a site with both schemes has the script', () => {
  const { theme } = toySettings
  expect([undefined, 'light', 'dark', 'auto'].map((scheme) => isSwitched({ theme: { ...theme, ...(scheme && { scheme }) } as never }))).toEqual([false, false, false, true])
})
