import { expect, test } from 'vitest'
import { runs } from '../../lib/runs'
import { toySettings } from '../../lib/toy'
import { siteOf } from '../../lib/toySite'
import { item, list, published, template, TODAY } from './sites'

/** The same sequence of numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 2 ** 24
  }
}

/** A site made at random, with the words that must be in it and those that must not. */
function randomSite(seed: number): { parts: Record<string, unknown>; shown: string[]; hidden: string[] } {
  const random = randomFrom(seed)
  const [shown, hidden]: [string[], string[]] = [[], []]
  let count = 0
  const STATES = [{}, { from: '2026-06-15' }, { until: '2026-06-15' }, { hidden: true }, { from: '2026-06-16' }, { until: '2026-06-14' }, { hidden: true, from: '2026-01-01' }]
  const state = () => {
    const index = random() < 0.5 ? 0 : Math.floor(random() * STATES.length)
    return { fields: { ...STATES[index], ...(random() < 0.5 && { reason: word(false) }) }, isOn: index < 3 }
  }
  const word = (isOn: boolean) => {
    const own = `word${seed}x${count++}x`
    ;(isOn ? shown : hidden).push(own)
    return own
  }
  const some = <Made>(most: number, make: () => Made) => Array.from({ length: Math.ceil(random() * most) }, make)
  const targets = some(5, () => ({ ...state(), slug: '' })).map((target) => ({ ...target, slug: word(target.isOn), isItem: random() < 0.5 }))
  const templateState = state()
  const isThere = (target: (typeof targets)[number]) => target.isOn && (!target.isItem || templateState.isOn)
  // The word of an item that its template hides was put among those that are shown.
  for (const target of targets) if (target.isOn && !isThere(target)) hidden.push(...shown.splice(shown.indexOf(target.slug), 1))
  const goal = () => targets[Math.floor(random() * targets.length)]
  const hrefOf = (target: (typeof targets)[number] | undefined) => (target ? `${target.isItem ? '/news' : ''}/${target.slug}` : '/')
  const link = (isAround: boolean) => {
    const [own, target] = [state(), random() < 0.7 ? goal() : undefined]
    return { label: word(isAround && own.isOn && (!target || isThere(target))), href: hrefOf(target), ...own.fields }
  }
  const prose = (isAround: boolean) => some(3, () => `[${word(isAround)}](${hrefOf(goal())})`).join(' and ')
  const section = (isAround: boolean) => {
    const own = state()
    const isOn = isAround && own.isOn
    const kinds = [
      () => ({ type: 'cta', title: word(isOn), actions: some(4, () => link(isOn)) }),
      () => ({ type: 'linkList', title: word(isOn), links: some(4, () => link(isOn)) }),
      () => ({ type: 'prose', text: prose(isOn) }),
      () => ({ type: 'cardGrid', items: some(3, () => ({ title: word(isOn), action: link(isOn) })) }),
      () => list,
    ]
    return { ...kinds[Math.floor(random() * kinds.length)]?.(), ...own.fields }
  }
  const body = (isOn: boolean) => ({ title: word(isOn), sections: some(4, () => section(isOn)) })
  const news = targets
    .filter(({ isItem }) => isItem)
    .map((target) => ({
      ...item(target.slug, target.fields),
      content: `<p>${some(2, () => `<a href="${hrefOf(goal())}">${word(isThere(target))}</a>`).join('')}</p>`,
      linksToIt: 'drop',
    }))
  const own = targets.filter(({ isItem }) => !isItem).map((target) => ({ path: `/${target.slug}`, ...body(target.isOn), ...target.fields, linksToIt: 'drop' }))
  const columns = some(3, () => {
    const { fields, isOn } = state()
    return { title: 'Column', links: some(3, () => link(isOn)), ...fields }
  })
  const navigation = { ...toySettings.navigation, links: [{ label: 'Home', href: '/' }, ...some(4, () => link(true))], actions: some(3, () => link(true)) }
  const pages = [{ path: '/', ...body(true) }, { ...template, ...templateState.fields, linksToIt: 'drop' }, ...own]
  return { parts: { pages, collections: { news }, site: { ...toySettings, navigation, footer: { copyright: 'C', columns, links: some(3, () => link(true)) } } }, shown, hidden }
}

test('of sites made at random nothing is published but what is there', { tags: ['random'] }, () => {
  for (let seed = 1; seed <= runs(300).numRuns; seed++) {
    const { parts, shown, hidden } = randomSite(seed)
    const text = published(siteOf(parts, TODAY))
    expect([seed, hidden.filter((word) => text.includes(word)), shown.filter((word) => !text.includes(word))]).toEqual([seed, [], []])
  }
})
