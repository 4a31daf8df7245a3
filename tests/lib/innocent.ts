import { entry } from '../../src/parts/message'
import { z } from 'zod'
import type { Blocks } from '../../src/blocks/schemas'
import { innerTitle, nestedTitle, pageTitle, sectionTitle } from '../../src/parts/heading'
import { html } from '../../src/parts/html'
import { href, link } from '../../src/parts/link'
import type { PublishContext } from '../../src/parts/check'
import type { ResolveContext } from '../../src/parts/resolve'
import { inlineText, richText } from '../../src/parts/richText'
import { marked, withRole } from '../../src/parts/role'
import { text } from '../../src/parts/text'
import { type CompileOptions, compile } from '../../src/site/compile'
import type { Problem } from '../../src/site/diagnostics/diagnostic'
import { toySettings } from './toy'

/** What a block may say of itself before it goes live. */
const unsent = entry<{ promise: string }>({
  rule: { name: 'sends-nothing', meaning: 'What is written into a form reaches somebody.' },
  code: 'PS554',
  title: 'A form that sends nothing',
  message: ({ promise }) => `What visitors write here is sent to nobody, but they are told: "${promise}"`,
  hint: () => 'Take the form out, hide it with "hidden": true, or allow it with your reason: "allow": { "sends-nothing": "…" }.',
})
const card = z.strictObject({
  title: innerTitle,
  text: text.optional(),
  href: marked(href, { words: 'title' }).optional(),
  action: marked(link, { readWith: 'title' }).optional(),
  points: z.array(z.strictObject({ title: nestedTitle })).optional(),
  facts: z.array(z.strictObject({ label: text, value: text })).optional(),
})

/** Blocks of tests for rules: one with the main heading, one with cards, one with plain fields, one that lists items, and a letter that is not sent. */
export const lintBlocks: Blocks = {
  opening: { schema: z.strictObject({ title: pageTitle, text: richText.optional() }) },
  cards: { schema: z.strictObject({ title: sectionTitle.optional(), items: z.array(card) }) },
  plain: {
    schema: z.strictObject({
      words: text.optional(),
      text: richText.optional(),
      line: inlineText.optional(),
      body: html.optional(),
      gradient: withRole('gradient', z.string()).optional(),
      links: z.array(link).optional(),
      next: href.optional(),
    }),
  },
  letter: {
    schema: z.strictObject({ thanks: text }),
    publish: ({ thanks }: { thanks: string }, { report }: PublishContext) => report(['thanks'], unsent, { promise: thanks }),
    messages: [unsent],
  },
  grid: { schema: z.strictObject({ columns: z.array(z.strictObject({ label: text })), rows: z.array(z.array(text)) }) },
  shelf: {
    schema: z.strictObject({ title: sectionTitle, collection: withRole('collection', z.string()) }),
    resolve: ({ collection, ...props }: { collection: string }, { itemsOf }: ResolveContext) => ({ ...props, items: itemsOf(collection) }),
  },
}

type Parts = Record<string, unknown>

export const opening = { type: 'opening', title: 'Toys made of wood' }
export const home = { path: '/', title: 'Wooden toys from Maine', description: 'Bears, kites and tops, made by hand of maple and ash in a small workshop at the sea.' }
const settings = { ...toySettings, links: {}, facts: {} }

/** A site on which there is no advice, with these parts instead; the home page with these sections after its opening. */
export function innocent({
  sections = [],
  site = {},
  pages = [],
  first = {},
  ...parts
}: { sections?: unknown[]; site?: Parts; pages?: unknown[]; first?: Parts } & Parts = {}): string {
  const notFound = { title: 'Nothing is here', sections: [{ type: 'opening', title: 'Nothing here' }] }
  return JSON.stringify({ pages: [{ ...home, sections: [opening, ...sections], ...first }, ...pages], notFound, site: { ...settings, ...site }, ...parts }, null, 2)
}

/** A second page without faults, which the navigation leads to. */
export const second = {
  path: '/kites',
  title: 'Kites for every wind',
  description: 'Light kites for a breeze and strong ones for a storm: what each can do and what it costs.',
  sections: [{ type: 'opening', title: 'Kites' }],
}
export const navigation = { label: 'Main', links: [{ label: 'Kites', href: '/kites' }], panelTitle: 'Menu' }

/** Items that are made pages, and the list that leads to them. */
export function shelfOf(...items: Parts[]): { sections: unknown[]; pages: unknown[]; collections: Parts } {
  const toys = items.map((item) => ({ title: 'The bear that sleeps', excerpt: 'A bear of maple that lies on its side, for children who like to sleep in, too.', ...item }))
  const page = {
    path: '/toys/$slug',
    each: 'toys',
    as: 'toy',
    title: '{toy.title}',
    description: '{toy.excerpt}',
    sections: [
      { type: 'opening', title: '{toy.title}' },
      { type: 'plain', body: '{toy.content}' },
    ],
  }
  return { sections: [{ type: 'shelf', title: 'All toys', collection: 'toys' }], pages: [page], collections: { toys } }
}

/** What is told of a file; marked is, in angle brackets, what the place covers. */
export function reportedOn(content: string, wants: CompileOptions = { advice: true }): { codes: string[]; words: string } {
  const { problems, advice } = compile(new TextEncoder().encode(content), 'pages.json', lintBlocks, wants)
  const lines = content.split('\n')
  const inWords = ({ code, rule, line, column, length, where, message, hint }: Problem) =>
    `${code}${rule ? ` ${rule}` : ''} ${line}:${column} <${(lines[line - 1] ?? '').slice(column - 1, column - 1 + length)}>  ${where}\n  ${message} ${hint}`
  return { codes: [...problems, ...advice].map(({ code }) => code), words: [...problems, ...advice].map(inWords).join('\n') }
}
