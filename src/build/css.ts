import { transform } from 'lightningcss'
import postcss, { type Container, type Root, type Rule } from 'postcss'
import { MANTINE_CLASS, type Mentions, mentionsIn } from './mentions'

export type CssSources = {
  /** Mantine's whole stylesheets in a layer, and the engine's own. */
  engine: string
  /** The variables, gradients and fonts of this site. */
  theme: string
  /** What the code of the browser and the server mentions: a class that does not occur in it is not in use. */
  used: Mentions
  /** Blocks whose rules stand in sheets of their own, each with the classes in the code that only it loads. */
  apart: ReadonlyMap<string, ReadonlySet<string>>
  /** Patterns that blocks share, whose rules stand in sheets of their own, too. */
  patterns?: ReadonlyMap<string, RegExp>
  /** Selectors of what no page of this site has. */
  absent?: readonly RegExp[]
}

/** The sheet of every page, and those of the blocks that stand apart. */
export type Stylesheets = { site: string; blocks: ReadonlyMap<string, string> }

/**
 * Cuts the stylesheets to what the site can use: Mantine's rules to the components that occur in the code, variables to
 * those that are read. What only a block needs that stands apart is put into a sheet of its own, for the pages that have that block.
 */
export function cutCss({ engine, theme, used, apart, patterns = new Map(), absent = [] }: CssSources): Stylesheets {
  const root = postcss.parse(`${engine}\n${theme}`)
  const themeNames = new Set(Array.from(theme.matchAll(/(--[\w-]+):/g), ([, name]) => name))
  root.walkRules((rule) => {
    keepSelectors(rule, (selector) => isInUse(selector, used.classes) && !absent.some((rules) => rules.test(selector)))
    // Mantine's own defaults for variables that the theme sets.
    if (rule.selector.startsWith(':root') && isInLayer(rule)) rule.walkDecls((declaration) => void (themeNames.has(declaration.prop) && declaration.remove()))
  })
  dropUnreadVariables(root, used.variables)
  const parts: Part[] = [
    ...Array.from(apart, ([block, classes]): Part => [block, (selector) => belongsTo(selector, block, classes)]),
    ...Array.from(patterns, ([name, rules]): Part => [name, (selector) => rules.test(selector)]),
  ]
  const blocks = Array.from(takenOut(root, parts), ([name, sheet]): [string, string] => [name, minified(sheet)])
  return { site: minified(root), blocks: new Map(blocks) }
}

/** What has a sheet of its own, by its name, and which selectors belong to it unless they do to one before. */
type Part = readonly [name: string, isOwn: (selector: string) => boolean]

/** Takes rules out of a sheet, into one for each part; animations come along. */
function takenOut(root: Root, parts: readonly Part[]): Map<string, Root> {
  const sheets = new Map(parts.map(([name]) => [name, sheetBeside(root)]))
  root.walkRules((rule) => {
    if (isStep(rule)) return
    const own = new Map<string | undefined, string[]>()
    for (const selector of rule.selectors) {
      const name = parts.find(([, isOwn]) => isOwn(selector))?.[0]
      own.set(name, [...(own.get(name) ?? []), selector])
    }
    const left = own.get(undefined) ?? []
    for (const [name, selectors] of own) if (name !== undefined) sheets.get(name)?.add(rule, selectors)
    keepSelectors(rule, (selector) => left.includes(selector))
  })
  return new Map(Array.from(sheets, ([name, { sheet }]) => [name, withAnimations(sheet, root)]))
}

/** An empty sheet; a rule of the other that is added to it stands in what it stands in there. */
function sheetBeside(root: Root): { sheet: Root; add: (rule: Rule, selectors: string[]) => void } {
  const sheet = postcss.root()
  const copies = new Map<unknown, Container>([[root, sheet]])
  const copyOf = (place: Container): Container => {
    const known = copies.get(place)
    if (known) return known
    const copy = place.clone({ nodes: [] })
    copies.set(place, copy)
    copyOf(place.parent as Container).append(copy)
    return copy
  }
  return { sheet, add: (rule, selectors) => void copyOf(rule.parent as Container).append(rule.clone({ selectors })) }
}

function withAnimations(sheet: Root, root: Root): Root {
  if (sheet.nodes.length > 0) root.walkAtRules(/keyframes$/, (animation) => void sheet.append(animation.clone()))
  return sheet
}

function isInUse(selector: string, used: ReadonlySet<string>): boolean {
  // The site has one colour scheme, the light one; dark grounds are made by the site's own variables.
  return !/color-scheme=['"]?dark/.test(selector) && (selector.match(MANTINE_CLASS) ?? []).every((name) => used.has(name))
}

/** Whether a selector is about a block: its own classes are called block-name, and those of its Mantine parts are known. */
function belongsTo(selector: string, block: string, classes: ReadonlySet<string>): boolean {
  return selector.includes(`.${block}-`) || (selector.match(MANTINE_CLASS) ?? []).some((name) => classes.has(name))
}

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean): void {
  if (isStep(rule)) return
  const kept = rule.selectors.filter(isKept)
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

/** The steps of an animation look like rules and belong to it. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name)
}

function isInLayer(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'layer'
}

/** Removes variables of Mantine that nothing reads, again and again, since one may be read only by another. */
function dropUnreadVariables(root: Root, readByCode: ReadonlySet<string>): void {
  for (let isDone = false; !isDone; ) {
    isDone = true
    const { variables } = mentionsIn(root.toString())
    root.walkDecls(/^--mantine-/, (declaration) => {
      if (variables.has(declaration.prop) || readByCode.has(declaration.prop) || isBuiltFromParts(declaration.prop)) return
      declaration.remove()
      isDone = false
    })
  }
}

/** Names that components put together at run time, such as --mantine-spacing- and a size: they cannot be found in the code. */
function isBuiltFromParts(name: string): boolean {
  return /^--mantine-(?:font-size|line-height|radius|spacing)-/.test(name)
}

/** Safari 16.4, Chrome 111, Firefox 114: what knows all that the engine relies on without a fallback. */
const TARGETS = { safari: (16 << 16) | (4 << 8), chrome: 111 << 16, firefox: 114 << 16 }

function minified(sheet: Root): string {
  const isEmpty = () => {
    let removed = false
    sheet.walk((node) => {
      if ((node.type === 'rule' || (node.type === 'atrule' && node.nodes)) && node.nodes?.every((child) => child.type === 'comment')) {
        node.remove()
        removed = true
      }
    })
    return removed
  }
  while (isEmpty());
  dropUnusedAnimations(sheet)
  return transform({ filename: 'site.css', code: Buffer.from(sheet.toString()), minify: true, targets: TARGETS }).code.toString()
}

function dropUnusedAnimations(sheet: Root): void {
  const animations = new Set<string>()
  sheet.walkDecls(/animation/, ({ value }) => void value.split(/[\s,]+/).forEach((word) => animations.add(word)))
  sheet.walkAtRules('keyframes', (rule) => void (animations.has(rule.params) || rule.remove()))
}
