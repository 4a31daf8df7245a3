import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { fileWith } from '../lib/toy'
import { randomly } from '../lib/randomly'

const blocks = await loadBlocks()
const WORDS = ['Soft', 'Hard', 'Fácil', 'Zwölf Uhr', '日', 'a-b', 'Odd one']
const NAMES = ['room', 'starts', 'size', 'levelOfTalk', 'isNew', 'more', 'day', 'tags'] as const

type Field = { type: string; options?: string[]; required?: boolean; default?: unknown }
type Value = { value: unknown; fits: boolean }

const cases = Array.from({ length: 200 }, (_, seed) => seed)

/** A value for a field, mostly one that fits. */
function valueFor({ type, options = [] }: Field, { pick, chance }: ReturnType<typeof randomly>): Value {
  const good: Record<string, unknown[]> = {
    text: ['A', 'Long words'],
    number: [0, -2.5, 1e6],
    yesNo: [true, false],
    day: ['2026-02-28', '2028-02-29'],
    moment: ['2026-02-28', '2026-03-29T02:30', '2026-01-01T00:00Z'],
    choice: options,
    choices: [options, options.slice(0, 1)],
    link: ['/', 'https://example.com/', 'mailto:a@b.example'],
  }
  const bad: Record<string, unknown[]> = {
    text: ['', 3, ['a']],
    number: ['3', true, null],
    yesNo: ['yes', 1],
    day: ['2026-02-29', '28.2.2026', 20260228],
    moment: ['noon', '2026-02-30T10:00'],
    choice: ['Other', [...options]],
    choices: [[], 'Soft', ['Other']],
    link: ['javascript:alert(1)', '/nowhere', ''],
  }
  const fits = chance(0.97)
  return { value: pick((fits ? good : bad)[type] ?? []), fits }
}

function randomFile(seed: number): { text: string; isRight: boolean; slugs: string[] } {
  const random = randomly(seed)
  const { pick, chance, upTo } = random
  const fields: Record<string, Field> = {}
  for (const name of NAMES.slice(0, upTo(NAMES.length))) {
    const type = pick(['text', 'number', 'yesNo', 'day', 'moment', 'choice', 'choices', 'link'])
    const options = type.startsWith('choice') ? WORDS.slice(0, 1 + upTo(WORDS.length - 1)) : undefined
    fields[name] = { type, ...(options && { options }), ...(chance(0.3) && { required: false }), ...(options && type === 'choice' && chance(0.3) && { default: options[0] }) }
  }
  let isRight = true
  const items = Array.from({ length: 1 + upTo(24) }, (_, index) => {
    const item: Record<string, unknown> = { slug: `toy-${index}`, title: `Toy ${index}`, excerpt: 'A toy.' }
    for (const [name, field] of Object.entries(fields)) {
      if (chance(0.02)) {
        isRight &&= field.required === false || field.default !== undefined
        continue
      }
      const { value, fits } = valueFor(field, random)
      isRight &&= fits
      item[name] = value
    }
    if (chance(0.01)) {
      item.unheardOf = 'x'
      isRight = false
    }
    return item
  })
  const choices = Object.entries(fields).flatMap(([name, { type }]) => (type.startsWith('choice') ? [name] : []))
  const list = {
    type: 'articleList',
    collection: 'toys',
    perPage: 1 + upTo(8),
    ...(choices.length > 0 && { filter: pick(choices) }),
    sort: { by: pick([...Object.keys(fields).filter((name) => fields[name]?.type !== 'link'), 'title']) },
  }
  const hero = { type: 'hero', title: 'Toys' }
  const template = { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [hero] }
  const pages = [{ path: '/', title: 'Home', sections: [hero, list] }, template]
  return { text: fileWith({ pages, notFound: { title: 'x', sections: [hero] }, collections: { toys: { fields, items } } }), isRight, slugs: items.map(({ slug }) => String(slug)) }
}

test.each(cases)('declaration %i with its items is right just when every value fits; pages are unique, and every item is on one page of the whole list', (seed) => {
  const { text, isRight, slugs } = randomFile(seed)
  const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
  expect(problems.length === 0, problems.map(({ where, message }) => `${where}: ${message}`).join('\n')).toBe(isRight)
  if (!site) return
  const paths = site.pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(site.pages.map(({ title }) => title)).size).toBe(paths.length)
  const whole = site.pages.filter(({ path }) => path === '/' || /^\/page\/\d+$/.test(path))
  const shown = whole.flatMap(({ sections }) => (sections[1]?.props.items ?? []) as { slug: string }[]).map(({ slug }) => slug)
  expect(shown.toSorted()).toEqual(slugs.toSorted())
})

test('many of these files are right, and many are not', () => {
  const right = cases.filter((seed) => randomFile(seed).isRight)
  expect(right.length).toBeGreaterThan(cases.length / 4)
  expect(right.length).toBeLessThan((cases.length * 3) / 4)
})
