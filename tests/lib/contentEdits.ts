import type { Blocks } from '../../src/blocks/schemas'

export type Content = { pages: { path: string; title: string; sections: Record<string, unknown>[] }[] } & Record<string, Record<string, Record<string, unknown>>>
/** A content to be changed: its blocks, the one with running text among them, and one of its facts. */
export type Subject = { content: Content; blocks: Blocks; prose: string; fact: [group: string, name: string] }
type Edit = (content: Content, one: number, other: number, subject: Pick<Subject, 'prose' | 'fact'>) => void

/** Changes of a content, by numbers that choose what is changed: most of them of one page. */
export const contentEdits: Readonly<Record<string, Edit>> = {
  text: (content, one, other, { prose, fact }) => void Object.assign(sectionOf(content, one, other, prose), { text: `Words ${one} {facts.${fact.join('.')}} **more**.` }),
  html: (content, one, other, { prose }) => void (prose === 'note' && Object.assign(sectionOf(content, one, other, prose), { body: `<p id="html-${one % 3}">Words.</p>` })),
  double: (content, one, other) => void sectionsOf(content, one).push({ ...sectionOf(content, one, other) }),
  remove: (content, one, other) => void sectionsOf(content, one).splice(other % sectionsOf(content, one).length, sectionsOf(content, one).length > 2 ? 1 : 0),
  turn: (content, one) => void sectionsOf(content, one).push(...sectionsOf(content, one).splice(1, 1)),
  anchor: (content, one, other) => void Object.assign(sectionOf(content, one, other), { id: `place-${other % 4}` }),
  link: (content, one, other, { prose }) => {
    const place = ['', '#place-1', '#html-1'][other % 3]
    sectionsOf(content, one).push({ type: prose, text: `Read [on](${content.pages[other % content.pages.length]?.path}${place}).` })
  },
  icon: (content, one, other, { prose }) => void (prose === 'note' && Object.assign(sectionOf(content, one, other, prose), { icon: ['home', 'phone'][other % 2] })),
  share: (content, one, other) => {
    const [use, section] = Object.entries(content.shared ?? {})[0] ?? []
    sectionsOf(content, one).push({ use, ...(other % 2 === 0 && section && 'title' in section && { with: { title: `Another ${other}` } }) })
  },
  hide: (content, one, other) => void Object.assign(sectionOf(content, one, other), { hidden: other % 2 === 0 }),
  season: (content, one, other) => void Object.assign(sectionOf(content, one, other), { from: `20${20 + (other % 20)}-01-01` }),
  head: (content, one, other) => void Object.assign(content.pages[one % content.pages.length] ?? {}, { title: `Title ${other}` }),
  page: (content, one) => void content.pages.push({ path: `/more-${one}`, title: `More ${one}`, sections: sectionsOf(content, one).slice(0, 2) }),
  fact: (content, one, _, { fact: [group, name] }) => void Object.assign(content.site?.facts?.[group] ?? {}, { [name]: `$${one}` }),
  menu: (content, one) => void Object.assign(content.site?.navigation ?? {}, { links: [{ label: `Page ${one}`, href: content.pages[one % content.pages.length]?.path }] }),
  theme: (content, one) => void Object.assign(content.site?.theme?.colors ?? {}, { accent: `#70${10 + (one % 80)}40` }),
  shared: (content, one) => Object.values(content.shared ?? {}).forEach((section) => Object.assign(section, { title: `Shared ${one}` })),
  item: (content, one) => Object.values(content.collections ?? {}).forEach((list) => Object.assign(Object.values(list)[0] ?? {}, { title: `Item ${one}` })),
  broken: (content, one, other) => void Object.assign(sectionOf(content, one, other), { type: 'noet' }),
}

const sectionsOf = ({ pages }: Content, one: number) => pages[one % pages.length]?.sections ?? []
const sectionOf = (content: Content, one: number, other: number, type?: string) => {
  const found = sectionsOf(content, one).filter((section) => type === undefined || section.type === type)
  return found[other % found.length] ?? {}
}
