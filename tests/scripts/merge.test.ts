import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../lib/command'

const folder = mkdtempSync(join(tmpdir(), 'quoin-merge-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pages = join(folder, 'a site', 'pages.json')
const git = (...words: string[]) => execFileSync('git', ['-C', folder, '-c', 'user.name=Anna', '-c', 'user.email=anna@example.com', ...words], { encoding: 'utf8', stdio: 'pipe' })
const merge = (...words: string[]) => runCommand('merge', [...words, '--pages', pages])
const content = () => readFileSync(pages, 'utf8')

const question = (title: string) => ({ question: title, answer: `The answer to ${title}` })
const site = (title: string, ...items: object[]) =>
  `${JSON.stringify(
    {
      site: { name: 'Toys' },
      pages: [
        {
          path: '/',
          title: 'Toys of wood',
          description: 'Toys that last.',
          sections: [
            { type: 'hero', title, text: 'For all.' },
            { type: 'faqGroup', title: 'Questions', items },
          ],
        },
      ],
    },
    null,
    2,
  )}\n`
const [a, b, c] = [question('How much?'), question('How long?'), question('Who pays?')]

/** A commit for a state of the file. */
function commit(text: string, subject: string, path = pages): void {
  writeFileSync(path, text)
  git('add', '-A')
  git('commit', '-qm', subject)
}

/** Two branches that both come from one state, of which git is asked to put one into the other. */
function conflict(base: string, ours: string, theirs: string, path = pages): boolean {
  commit(base, 'start', path)
  git('checkout', '-qb', 'spring')
  commit(theirs, 'Texts of spring', path)
  git('checkout', '-q', 'main')
  commit(ours, 'Texts of \u001b[31mwinter', path)
  try {
    git('merge', '--no-edit', 'spring')
    return false
  } catch {
    return true
  }
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  execFileSync('mkdir', ['-p', join(folder, 'a site')])
  git('init', '-qb', 'main')
})

test('two added questions, which git cannot put together, both stay, and the conflict is resolved', () => {
  expect(conflict(site('Toys', a), site('Toys', a, b), site('Toys', a, c))).toBe(true)
  expect(runCommand('check', ['--pages', pages]).stderr).toContain('Run "npm run merge"')
  expect(merge()).toMatchObject({ status: 0, stdout: 'pages.json has what both have changed.\nIt is marked as resolved (git add pages.json).\n', stderr: '' })
  expect(content()).toBe(site('Toys', a, b, c))
  expect(git('status', '--short')).toBe('M  "a site/pages.json"\n')
  expect(merge()).toMatchObject({ status: 1, stderr: 'pages.json has no conflict: there is nothing to merge.\n' })
})

test('two texts for one field are shown side by side, with who wrote them, and nothing is written before one is chosen', () => {
  expect(conflict(site('Toys', a), site('Toys for you', a, b), site('Toys for all', a, c))).toBe(true)
  const before = content()
  const asked = merge()
  expect(asked.status).toBe(1)
  expect(asked.stdout.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')).toBe(
    '\n1 of 1  page "/" › section 1 (hero) › title\n  1  "Toys for you"\n     Anna, DAY: Texts of ␛[31mwinter\n  2  "Toys for all"\n     Anna, DAY: Texts of spring\n',
  )
  expect(content()).toBe(before)
  expect(merge('--theirs').status).toBe(0)
  expect(content()).toBe(site('Toys for all', a, b, c))
  expect(runCommand('section', ['undo', '--pages', pages]).status).toBe(0)
  expect(content()).toBe(before)
})

test('git does it by itself once that is installed, and leaves only what somebody has to decide', () => {
  expect(merge('--install').status).toBe(0)
  expect(merge('--install').status).toBe(0)
  expect(readFileSync(join(folder, '.git/info/attributes'), 'utf8').match(/merge=quoin/g)).toHaveLength(1)
  expect(conflict(site('Toys', a), site('Toys', a, b), site('Toys', a, c))).toBe(false)
  expect(content()).toBe(site('Toys', a, b, c))
  git('checkout', '-q', 'spring')
  commit(site('Toys for all', a, c), 'Another title')
  git('checkout', '-q', 'main')
  commit(site('Toys for you', a, b, c), 'One more title')
  expect(() => git('merge', '--no-edit', 'spring')).toThrow()
  expect(content().match(/^(?:<{7}|={7}|>{7}).*$/gm)).toEqual(['<<<<<<< ours', '=======', '>>>>>>> theirs'])
  expect(merge('--ours').status).toBe(0)
  expect(content()).toBe(site('Toys for you', a, b, c))
})

test('what git has put together line by line into no JSON, or holds marks without git, is put together from the marks', () => {
  const marks = site('Toys', a).replace(/\n +"title": "Toys",/, '\n<<<<<<< mine\n"title": "Toys for you",\n=======\n"title": "Toys for all",\n>>>>>>> yours')
  writeFileSync(pages, marks)
  expect(merge('--theirs')).toMatchObject({ status: 0, stdout: 'pages.json has what both have changed; 1 field as chosen.\n' })
  expect(JSON.parse(content())).toEqual(JSON.parse(site('Toys for all', a)))
  writeFileSync(pages, marks.replace('=======\n', ''))
  expect(merge('--theirs')).toMatchObject({ status: 1 })
  expect(merge('--ours', '--theirs')).toMatchObject({ status: 1, stderr: 'Say either --ours or --theirs.\n' })
  expect(merge('everything')).toMatchObject({ status: 2 })
})

test('mistakes that come of two good versions are told', () => {
  const named = (title: string, ...more: object[]) => site(title, a).replace('"sections": [', `"sections": [${more.map((one) => `${JSON.stringify(one)},`).join('')}`)
  const own = { type: 'cta', id: 'order', title: 'Order now', actions: [{ label: 'Order', href: '/#order' }] }
  const other = { type: 'checklist', id: 'order', title: 'What you need', lists: [{ items: ['Paper', 'Scissors'] }] }
  conflict(named('Toys'), named('Toys', own), named('Toys', other))
  const { status, stderr } = merge()
  expect(status).toBe(1)
  expect(stderr).toContain('has 1 problem that neither version had')
  expect(stderr).toContain('"order"')
})

test('a conflict in a file that is included is resolved there, and git does it by itself once that is installed', () => {
  const part = join(folder, 'a site/parts/a.json')
  const inPart = (...items: object[]) =>
    `${JSON.stringify({ pages: [{ path: '/faq', title: 'FAQ', description: 'Questions.', sections: [{ type: 'faqGroup', title: 'Questions', items }] }] }, null, 2)}\n`
  mkdirSync(dirname(part))
  writeFileSync(pages, site('Toys', a).replace('"pages"', '"include": ["parts/*.json"],\n  "pages"'))
  expect(conflict(inPart(a), inPart(a, b), inPart(a, c), part)).toBe(true)
  expect(merge()).toMatchObject({ status: 0, stdout: 'a.json has what both have changed.\nIt is marked as resolved (git add a.json).\n', stderr: '' })
  expect(readFileSync(part, 'utf8')).toBe(inPart(a, b, c))
  expect(merge('--install').status).toBe(0)
  expect(readFileSync(join(folder, '.git/info/attributes'), 'utf8')).toBe('"/a site/pages.json" merge=quoin\n"/a site/parts/*.json" merge=quoin\n')
})
