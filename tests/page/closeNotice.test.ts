import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeScript, closeScriptHash, isClosable, noticeKey } from '../../src/page/closeNotice'
import { siteOf } from '../lib/toySite'

const { settings } = siteOf({})
const withNotice = (notice: (typeof settings)['notice']) => ({ ...settings, notice })

test('the policy allows the script by what it says', () => {
  expect(closeScriptHash).toBe(`'sha256-${createHash('sha256').update(closeScript).digest('base64')}'`)
})

test('only a notice that can be closed has a script', () => {
  expect(
    [withNotice(undefined), withNotice({ text: 'Closed' }), withNotice({ text: 'Closed', closable: false }), withNotice({ text: 'Closed', closable: true })].map(isClosable),
  ).toEqual([false, false, false, true])
})

test('a notice that says something else, or leads elsewhere, is another one; when it is shown does not matter', () => {
  const keys = [
    { text: 'Closed' },
    { text: 'Closed.' },
    { text: 'Closed', link: { label: 'Hours', href: '/hours' } },
    { text: 'Closed', link: { label: 'Hours', href: '/more' } },
    { text: 'Closed', closable: true },
  ].map((notice) => noticeKey(withNotice(notice)))
  expect(new Set(keys).size).toBe(4)
  expect(keys[4]).toBe(keys[0])
})
