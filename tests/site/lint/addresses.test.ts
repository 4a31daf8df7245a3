import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../../src/parts/role'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'
import { ofAddresses } from '../../../src/site/lint/addresses'
import type { JsonPath } from '../../../src/site/text/jsonPath'

/** The addresses of a string that a check is asked about. */
function asked(text: string, role: Role | undefined, path: JsonPath = ['pages', 0]): string[] {
  const found: string[] = []
  ofAddresses((href) => void found.push(href))(text, role, path, z.string())
  return found
}

test('a check is asked about each whole address, however its scheme is written', () => {
  expect(asked('[a](https://a.example/) [b](/b) [c](HTTP://c.example) [d](mailto:d@e.example)', 'richText')).toEqual(['https://a.example/', 'HTTP://c.example'])
  expect(asked('<a href="https&#58;//a.example">x</a>', 'html')).toEqual(['https://a.example'])
  expect([asked('https://a.example', 'href'), asked('/a', 'href'), asked('ftp://a.example', 'href'), asked('http://', 'href')]).toEqual([['https://a.example'], [], [], []])
})

test('a string without a role is an address in the settings of the site, but for the theme', () => {
  expect([asked('https://a.example', undefined, ['site', 'links', 'a']), asked('https://a.example', undefined, ['site', 'theme']), asked('https://a.example', undefined)]).toEqual([
    ['https://a.example'],
    [],
    [],
  ])
  expect(asked('https://a.example', 'text', ['site', 'description'])).toEqual([])
})

test('what the check answers is told at the address', () => {
  const said = message('emptyText', {})
  const check = ofAddresses((href) => (href.includes('bad') ? said : undefined))
  expect(check('[a](https://a.example) [b](https://bad.example)', 'richText', ['pages'], z.string())).toEqual([at(['pages'], said, { start: 27, length: 19 })])
  expect(check('https://bad.example', 'href', ['pages'], z.string())).toEqual([at(['pages'], said)])
})
