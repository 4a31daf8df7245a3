import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import type { PagesFile } from '../../src/site/schema/schema'

const folder = mkdtempSync(join(tmpdir(), 'quoin-deliver-'))
const bakery: PagesFile = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
let reply = { status: 200, body: '{}', headers: {} }
let taken: Record<string, string>[] = []
const server = createServer(async (request, response) => {
  taken.push({ path: request.url ?? '', origin: request.headers.origin ?? '', ...Object.fromEntries(new URLSearchParams(await text(request))) })
  response.writeHead(reply.status, reply.headers).end(reply.body)
})
let origin = ''
beforeAll(async () => {
  origin = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const form = (deliver?: object) => ({
  type: 'form',
  title: 'Order a loaf',
  fields: [
    { kind: 'text', name: 'fullName', label: 'Name', minLength: { value: 20, message: 'Longer.' }, required: 'Write it.' },
    { kind: 'email', name: 'email', label: 'Mail', invalid: 'No address.' },
    { kind: 'choices', name: 'loaves', label: 'Loaves', options: ['Rye', 'Maize'] },
    { kind: 'date', name: 'day', label: 'Day', invalid: 'No day.', min: { value: '2027-01-02', message: 'Too early.' } },
    { kind: 'hidden', name: 'source', value: 'shop' },
  ],
  submit: 'Order',
  errorSummary: 'Look.',
  success: { title: 'Sent.', message: 'Thanks.' },
  withoutScript: { text: 'Write.', link: { label: 'Mail us', href: 'mailto:{site.contact.email}' } },
  ...(deliver && { deliver }),
})

/** Runs the command on a bakery whose home page has these forms besides. */
async function deliver(deliveries: (object | undefined)[], ...words: string[]): Promise<{ status: number; out: string; err: string }> {
  const [home, ...pages] = bakery.pages
  const path = join(folder, 'pages.json')
  writeFileSync(path, JSON.stringify({ ...bakery, $schema: undefined, pages: [{ ...home, sections: [...(home?.sections ?? []), ...deliveries.map(form)] }, ...pages] }))
  const command = ['-r', './scripts/node.cjs', 'scripts/run.mjs', 'deliver', '--pages', path, ...words]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, (error, out, err) => resolve({ status: Number(error?.code ?? 0), out, err }))
    child.stdin?.end()
  })
}

test('one marked entry is sent that keeps to the rules of the form, and the owner is asked to look for it', async () => {
  taken = []
  const { status, out, err } = await deliver([{ to: '/api/orders', send: { subject: 'An order' } }], '--site', origin)
  expect([status, err]).toEqual([0, ''])
  const [mark = ''] = /Test [0-9a-f]{6}/.exec(out) ?? []
  expect(taken).toEqual([
    {
      path: '/api/orders',
      origin: bakery.site.url,
      subject: 'An order',
      fullName: mark.padEnd(20, '.'),
      email: bakery.site.contact.email,
      loaves: 'Rye',
      day: '2027-01-02',
      source: 'shop',
    },
  ])
  expect(out).toContain(`"Order a loaf" on / sends one entry to ${origin}/api/orders`)
  expect(out).toContain('An answer proves nothing yet.')
})

test('what is not taken is said, and the command fails', async () => {
  const failed = async (status: number, body: string, headers = {}) => {
    reply = { status, body, headers }
    const { status: code, out, err } = await deliver([{ to: '/api/orders' }], '--site', origin)
    expect([code, out.includes('has taken')]).toEqual([1, false])
    return err.trim()
  }
  expect(await failed(422, '{"errors":{"email":"is unknown"}}')).toBe('The service has refused the entry: email is unknown')
  expect(await failed(200, '{"success":false}')).toBe('The service has refused the entry.')
  expect(await failed(429, '', { 'Retry-After': '7' })).toBe('The service wants no more for 7 seconds.')
  expect(await failed(504, '')).toContain('neither that the entry was taken nor')
})

test('what cannot be reached, a page without a form and a site without a connected one are said', async () => {
  expect(await deliver([{ to: '/api/orders' }], '--site', 'http://localhost:1')).toMatchObject({ status: 1, err: expect.stringContaining('cannot be reached') })
  expect(await deliver([{ to: '/api/orders' }], '/nowhere')).toMatchObject({ status: 1, err: expect.stringContaining('These have: /.') })
  expect(await deliver([undefined])).toMatchObject({ status: 1, err: expect.stringContaining('"deliver": { "to"') })
})
