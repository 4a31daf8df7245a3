import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { islandScripts } from './visit'

export type Where = 'while it is drawn' | 'in an effect' | 'when it is clicked'

const assets = join(inject('sites').main.folder, 'assets')
const named = (start: string) => readdirSync(assets).find((file) => file.startsWith(start) && file.endsWith('.js')) ?? ''

/** File of the code of each island, by block: the second of the scripts that its pages name. */
export const ISLAND_FILES: ReadonlyMap<string, string> = new Map(Object.entries(islandScripts()).map(([block, [, island = '']]) => [block, basename(island)]))

const BODIES: Record<Where, string> = {
  'while it is drawn': `throw new Error('It broke.')`,
  'in an effect': `React.useEffect(() => { throw new Error('It broke.') }, []); return Real(props)`,
  'when it is clicked': `
    const tree = Real(props)
    const onClick = () => { throw new Error('It broke.') }
    if (typeof tree.type !== 'symbol') return React.cloneElement(tree, { onClick })
    return React.cloneElement(tree, {}, ...tree.props.children.map((child) => child && React.cloneElement(child, { onClick })))`,
}

/** Puts another component in front of an island's own, which calls it and breaks. The product has no place for such a thing. */
export async function breakIsland(page: Page, block: string, where: Where): Promise<void> {
  const file = ISLAND_FILES.get(block)
  if (!file) throw new Error(`The built site has no island "${block}".`)
  await page.route(`**/assets/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import * as real from './${file}?real'
        import * as parts from './${named('react-')}'
        const Real = real.default
        // Some files hand the whole module on under a short name.
        export const t = real.t?.default === Real ? { ...real.t, default: Broken } : real.t
        const React = Object.values(parts).map((part) => { try { return typeof part === 'function' ? part() : part } catch {} }).find((part) => part?.useEffect && part.cloneElement)
        export * from './${file}?real'
        export default function Broken(props) { ${BODIES[where]} }`,
    }),
  )
}
