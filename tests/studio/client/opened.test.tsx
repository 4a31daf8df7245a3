import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { AddColumn } from '../../../src/studio/client/AddColumn'
import { AddEntry } from '../../../src/studio/client/AddEntry'
import { AddLink } from '../../../src/studio/client/AddLink'
import { AddPage } from '../../../src/studio/client/AddPage'
import { ProblemsButton } from '../../../src/studio/client/bar/ProblemsButton'
import { CollectionPanel } from '../../../src/studio/client/CollectionPanel'
import { AddObject } from '../../../src/studio/client/fields/AddObject'
import { AnyField } from '../../../src/studio/client/fields/anyField'
import { EntryButtons } from '../../../src/studio/client/fields/EntryButtons'
import { Field } from '../../../src/studio/client/fields/Field'
import { HtmlField } from '../../../src/studio/client/fields/HtmlField'
import { KindsField } from '../../../src/studio/client/fields/KindsField'
import { TokensBelow } from '../../../src/studio/client/fields/TokensBelow'
import { Insert } from '../../../src/studio/client/Insert'
import { Library } from '../../../src/studio/client/Library'
import { LibraryFile } from '../../../src/studio/client/LibraryFile'
import { MenuLists } from '../../../src/studio/client/MenuLists'
import { Outline } from '../../../src/studio/client/Outline'
import { ItemMenu, PageMenu } from '../../../src/studio/client/PageMenus'
import { PagePanel } from '../../../src/studio/client/PagePanel'
import { Panel } from '../../../src/studio/client/Panel'
import { SectionTools } from '../../../src/studio/client/SectionTools'
import type { BlockLine, Form, MediaLine, SectionLine } from '../../../src/studio/types'
import { aroundStudio, fieldOf, offersOf, pageLine, problemLine, sectionsOf } from './aroundStudio'
import { click } from './hand'
import { settled } from './outlines'

const none = () => {}
const text: Form = { is: 'text', role: 'plain' }
const label = fieldOf(text, { name: 'label', title: 'Label', isRequired: true })
const object: Form = { is: 'object', fields: [label, fieldOf(text, { name: 'id', title: 'Name in links', isSetting: true })] }
const kinds = { is: 'kinds', by: 'kind', kinds: ['text', 'choice'].map((value) => ({ value, help: `It is a ${value}.`, form: object })) } as const
const note: BlockLine = {
  type: 'note',
  title: 'Note',
  description: 'Words.',
  icon: [['circle', { r: '2' }]],
  group: 'Texts',
  examples: [{ name: 'Short', picture: '/note', section: { type: 'note' } }],
}
const place = (index: number) => ['pages', 0, 'sections', index]
const line = (index: number, more: object = {}): SectionLine => ({
  path: place(index),
  type: 'note',
  title: `Number ${index}`,
  isShared: false,
  problems: 0,
  isHidden: false,
  ...more,
})
const lines = [line(0), line(1, { isShared: true, shared: 'two', problems: 2 }), line(2, { isHidden: true })]
const LINKS = ['site', 'navigation', 'links']
const links = { path: LINKS, title: 'Links', entries: [{ path: [...LINKS, 0], label: 'Home', href: '/', list: undefined, value: {} }], isInner: false, canUnfold: true }
const navigation = {
  links: [
    { label: 'Home', href: '/' },
    { label: 'More', links: [{ label: 'Team', href: '/team' }] },
  ],
}
const boat: MediaLine = { path: 'media/old/boat.png', bytes: 2048, kind: 'picture', width: 40, height: 30, uses: [] }
const house: MediaLine = { path: 'media/house.png', bytes: 512, kind: 'picture', uses: [{ path: ['pages', 0], where: 'page "/"' }] }
const item = (index: number) => ({ path: ['collections', 'news', index], group: 'news', title: `Item ${index}` })
const template = { is: 'items', title: 'news', of: 'collections', collection: 'news', page: { title: '{item.title}', each: 'news', sections: [] } }
const problems = [problemLine({ path: ['pages', 1, 'title'], where: 'page "/faq"', fixable: true }), problemLine({ where: 'site' })]
const answers = {
  '/state': { pages: [pageLine(0, '/'), pageLine(1, '/faq'), pageLine(2, '/toys/$slug', { each: 'toys', href: undefined })], others: [item(0), item(1)], problems },
  '/sections': sectionsOf(lines, 'list'),
  '/blocks': [note],
  '/offers': { ...offersOf({}), tokens: [{ name: 'site.phone', value: '555', path: ['site'], uses: 2 }] },
  '/media': [boat, house],
  '/links': [],
  '/templates': [template],
  '/part': { hash: 'seen', path: place(1), form: object, value: { label: 'Hello' }, problems: [problemLine({ path: [...place(1), 'label'] })], where: 'page "/" › section 2' },
  '/advice': [],
}

type More = { press?: string; search?: object }
/** Each with what can be read once it is all there; of what opens, what is pressed for it. */
const PARTS: [name: string, ready: string, part: ReactNode, more?: More][] = [
  ['AddColumn', 'Add a column', <AddColumn key="" path={['site', 'footer']} value={{ columns: [] }} />],
  ['AddEntry', 'news', <AddEntry key="" list={['collections', 'news']} name="news" />],
  ['AddLink', 'Links', <AddLink key="" list={links} />],
  ['AddObject', 'Picture', <AddObject key="" path={['x']} field={fieldOf(object, { title: 'Picture' })} form={object as never} />],
  ['AddPage', 'data-checked', <AddPage key="" begin={undefined} onClose={none} />],
  ['CollectionPanel', 'No page shows', <CollectionPanel key="" name="news" />],
  [
    'EntryButtons',
    'Add one below',
    <EntryButtons key="" path={['x', 0]} name="One" count={3} least={3} value="one" onMove={none} onAdd={none} />,
    { press: 'What to do with One' },
  ],
  ['HtmlField', 'It stands here', <HtmlField key="" path={['x']} field={fieldOf({ is: 'text', role: 'html' } as Form)} value="<details>More</details>" />],
  ['Insert', 'Short', <Insert key="" path={place(1)} onClose={none} onInserted={none} />],
  ['ItemMenu', 'Remove', <ItemMenu key="" line={item(1)} />, { press: 'What to do with the entry Item 1' }],
  [
    'KindsField',
    'It is a choice.',
    <AnyField key="" value={Field}>
      <KindsField path={['x']} field={fieldOf(kinds as never)} form={kinds as never} value={{ kind: 'choice', label: 'One' }} />
    </AnyField>,
  ],
  ['Library', 'boat', <Library key="" isOpen onClose={none} accepts={undefined} onChosen={none} now="media/house.png" />],
  ['LibraryFile', 'Nothing uses it.', <LibraryFile key="" file={boat} onChoose={none} onExchange={async () => true} onLeave={none} />],
  ['MenuLists', 'Team', <MenuLists key="" path={['site', 'navigation']} value={navigation} form={{ is: 'json' }} />],
  ['Outline', 'Number 2', <Outline key="" />, { search: { page: ['pages', 0] } }],
  ['PageMenu', 'Remove', <PageMenu key="" line={pageLine(1, '/faq')} />, { press: 'What to do with the page Page /faq' }],
  ['PagePanel', 'Address', <PagePanel key="" path={['pages', 1]} address="/faq" />],
  ['Panel', 'Name in links', <Panel key="" />, { search: { page: ['pages', 0], at: place(1) } }],
  ['ProblemsButton', 'It is wrong.', <ProblemsButton key="" />, { press: 'Problems 2' }],
  ['SectionMenu', 'Move to another page', <Outline key="" />, { search: { page: ['pages', 0] }, press: 'What to do with Number 0' }],
  ['SectionTools', 'Tools of Note', <SectionTools key="" section={line(1, { isHidden: true })} name="Note" top={4} link={{ title: 'Page /faq', onFollow: none }} />],
  ['TokensBelow', '555', <TokensBelow key="" text="Call {site.phone}" onText={none} />],
]

/** What stylesheets, keys and screen readers rely on: written anew by `vitest -u`, and read before that is kept. */
test.each(PARTS)('%s, opened, has the elements, names and attributes that it had', async (name, ready, part, { press, search } = {}) => {
  await aroundStudio(part, { answers, ...(search && { search }) })
  if (press !== undefined) await click(press)
  await expect(`${await settled(ready)}\n`).toMatchFileSnapshot(`opened/${name}.txt`)
})
