import { expect, test } from 'vitest'
import { blockStyles } from '../../src/build/blockStyles'
import { compiledEngine } from '../../src/build/compiledEngine'
import { siteParts } from '../../src/build/siteParts'
import { scratchFolder } from '../../src/build/tempDirs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { siteOf } from '../lib/toySite'

test('a site is made with the engine, its own pictures, and the rules of all blocks', async () => {
  const scratch = scratchFolder()
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }))
  const site = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Toys' }] }] })
  const { engine, drawn, ofBlocks } = await siteParts(site, scratch, false)
  expect(engine.boot).toBe((await compiledEngine(join(scratch, 'again'))).boot)
  expect(Object.keys(drawn.images)).toContain('social.png')
  expect([...ofBlocks.keys()]).toEqual([...(await blockStyles()).keys()])
})
