import { expect, test } from 'vitest'
import { shell } from '../../../src/studio/server/shell'
import { TOY_PROGRAM } from './toyProgram'

test('the document names the token, the channel, the styles and the script of the program', () => {
  const html = shell({ token: 'abc', channel: 'def' }, TOY_PROGRAM)
  expect(html).toContain('<meta name="quoin-studio" content="abc">')
  expect(html).toContain('<meta name="quoin-studio-channel" content="def">')
  expect(html.match(/(?:href|src)="[^"]+"/g)).toEqual([
    expect.stringMatching(/^href="data:image\/svg\+xml,%3Csvg[^<>\s]*"$/),
    'href="/_studio/program/main-1.css"',
    'src="/_studio/program/main-1.js"',
  ])
  expect(html).toContain('<div id="studio"></div>')
})

test('where the program cannot be compiled, the document says why as plain text', () => {
  const html = shell({ token: 'abc', channel: 'def' }, new Error('Expected ">" but found "<b>"'))
  expect(html).toContain('<pre>Expected &quot;&gt;&quot; but found &quot;&lt;b&gt;&quot;</pre>')
  expect(html).not.toContain('/_studio/program/')
})

test('what is brought along ends no element of the document, whatever an author has written', () => {
  const html = shell({ token: 'abc', channel: 'def' }, TOY_PROGRAM, { '/state': '{"title":"</script><b>"}' })
  const [, json = ''] = /<script type="application\/json" id="quoin-opening">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '/state': '{"title":"</script><b>"}' })
})
