import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { original, useStudio } from './studioPage'

const { file, page, outline, fields, read, select } = useStudio()

type Site = { pages: { path: string; sections: ({ type?: string; items: Record<string, unknown>[] } & Record<string, unknown>)[] }[] }

/** Writes the content as another program does, with a mistake in it. */
function spoil(change: (site: Site) => void): void {
  const site = JSON.parse(original) as Site
  change(site)
  writeFileSync(file, JSON.stringify(site, null, 2))
}
const questions = ({ pages }: Site) => pages.find(({ path: address }) => address === '/perguntas')?.sections.find(({ type }) => type === 'faqGroup')?.items[1] ?? {}
const first = ({ pages }: Site) => pages[0]?.sections[0] ?? {}
const focused = () => page().evaluate(() => document.activeElement?.getAttribute('data-path'))

test('a problem leads to its very field, from the list of problems, from the outline, and each stands in the panel once', async () => {
  spoil((site) => Object.assign(questions(site), { answer: 'See [here](/nowhere).' }))
  await page()
    .getByRole('button', { name: /^Problems/ })
    .click()
  const drawer = page().getByRole('dialog', { name: 'Problems' })
  await drawer
    .getByRole('button', { name: /answer/ })
    .first()
    .click()
  await expect.poll(focused, { timeout: 20_000 }).toMatch(/"sections",\d+,"items",1,"answer"/)
  expect(await drawer.count()).toBe(0)
  await expect.poll(() => fields().getByText('There is no page "/nowhere"', { exact: false }).count()).toBe(1)

  spoil((site) => Object.assign(first(site), { width: 'wdie', titel: 'Twice' }))
  await page().getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: / \/$/ }).click()
  await outline()
    .getByRole('button', { name: /^To the \d problems? in/ })
    .first()
    .click()
  await expect.poll(focused, { timeout: 20_000 }).toMatch(/^\["pages",0,"sections",0/)
  // The field that there is not is told above the others, with what mends it.
  const odd = fields().getByRole('alert').filter({ hasText: '"titel"' })
  await expect.poll(() => odd.count()).toBe(1)
  expect(await fields().getByText('"wdie"', { exact: false }).count()).toBe(1)
})

test('"Mend it" beside a field and above the fields does what it says', async () => {
  spoil((site) => Object.assign(first(site), { width: 'wdie' }))
  await select(/ hero$/)
  await fields().getByRole('button', { name: 'When and how it is shown' }).click()
  await fields().getByRole('button', { name: 'Mend it' }).first().click()
  await expect.poll(() => JSON.parse(read()).pages[0].sections[0].width).toBe('wide')
  await expect.poll(() => fields().getByRole('button', { name: 'Mend it' }).count()).toBe(0)
  await page().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read()).toContain('wdie')
})

test('what keeps the site from going live leads to its place, too', async () => {
  await page().getByRole('button', { name: 'Publish' }).click()
  const drawer = page().getByRole('dialog', { name: 'Ready to publish?' })
  const places = drawer.getByRole('listitem').getByRole('button')
  await expect.poll(() => places.count(), { timeout: 20_000 }).toBeGreaterThan(0)
  await places.first().click()
  await expect.poll(() => drawer.count()).toBe(0)
  await expect.poll(focused, { timeout: 20_000 }).toEqual(expect.stringMatching(/^\[/))
})

test('undo and redo show what they have changed: the part, its entry unfolded, the focus where it was', async () => {
  await page()
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: / \/perguntas$/ })
    .click()
  await select(/ faqGroup$/)
  await fields()
    .getByRole('button', { name: /^\S.*\?$/ })
    .first()
    .click()
  await fields().locator('textarea[data-path$=\'"question"]\']').first().fill('Há pão ao domingo?')
  await expect.poll(read).toContain('Há pão ao domingo?')
  await page().getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: / \/$/ }).click()
  await page().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read()).toBe(original)
  await expect.poll(() => page().url()).toMatch(/at=.*sections/)
  await expect.poll(() => fields().locator('textarea[data-path$=\'0,"question"]\']').isVisible()).toBe(true)
  expect(await page().evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await page().getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => fields().locator('textarea[data-path$=\'0,"question"]\']').inputValue()).toBe('Há pão ao domingo?')
})
