import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findNginx } from '../../scripts/lib/findNginx'
import { hostFiles } from '../../src/build/hostFiles'
import { compile } from '../../src/site/compile'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-conf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const nginx = findNginx()
const rule = { type: 'rule' }
const missing = { title: 'No such toy', sections: [rule] }
const { collections, template } = shelf('bear', 'kite')
const redirects = {
  '/old': '/',
  '/old/toys': '/toys/bear?a=$b&c="d"#main',
  '/away': 'https://shop.example.com/a;b{c}',
  '/away-again': "https://bücher.example/it's",
  '/L%C3%89quipe_(2).html': '/',
}

/** What nginx says of the configuration that a site brings along; nothing when it can be used. */
function faultsIn(pages: object[], settings: object = {}): string {
  const { site, problems } = compile(
    new TextEncoder().encode(fileWith({ pages: [pageWith(rule), ...pages], collections, site: { ...toySettings, ...settings } })),
    'pages.json',
    toyBlocks,
  )
  if (!site) return problems.map(({ message }) => message).join('\n')
  writeFileSync(join(folder, 'site.conf'), hostFiles(site)['.hosts/nginx.conf'] ?? '')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; server { listen unix:${join(folder, 'site.sock')}; root ${folder}; include ${join(folder, 'site.conf')}; } }`,
  )
  const { status, stderr } = spawnSync(nginx?.program ?? '', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  return status === 0 ? '' : stderr
}

describe.skipIf(!nginx)('nginx accepts what a site brings along for it', () => {
  test.each([
    ['a collection at the root', [{ ...template, path: '/$slug' }]],
    ['a collection in a folder, with a page for what is missing', [{ ...template, missing }]],
    ['a collection two folders deep', [{ ...template, path: '/a/b/$slug', missing }]],
  ])('with %s', (_name, pages) => expect(faultsIn(pages)).toBe(''))

  test('with redirects to all that an address may hold', () => expect(faultsIn([template], { redirects })).toBe(''))
})
