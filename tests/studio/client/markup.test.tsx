import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { EarlierButton } from '../../../src/studio/client/bar/EarlierButton'
import { HistoryButton } from '../../../src/studio/client/bar/HistoryButton'
import { ProblemList } from '../../../src/studio/client/bar/ProblemList'
import { Fault } from '../../../src/studio/client/Fault'
import { AnyField } from '../../../src/studio/client/fields/anyField'
import { Field } from '../../../src/studio/client/fields/Field'
import { SharedField } from '../../../src/studio/client/fields/SharedField'
import { IconButton } from '../../../src/studio/client/IconButton'
import { KeysHelp } from '../../../src/studio/client/KeysHelp'
import { MoveTo } from '../../../src/studio/client/MoveTo'
import { PageRowLine } from '../../../src/studio/client/PageRowLine'
import { Pages } from '../../../src/studio/client/Pages'
import { ProblemBadge } from '../../../src/studio/client/ProblemBadge'
import { RemovePage } from '../../../src/studio/client/RemovePage'
import { TopBar } from '../../../src/studio/client/TopBar'
import type { Form, SectionLine } from '../../../src/studio/types'
import { aroundStudio, fieldOf, offersOf, pageLine, problemLine } from './aroundStudio'
import { leave, soon, write } from './hand'
import { settled } from './outlines'

const text = (role: string, more: object = {}): Form => ({ is: 'text', role, ...more }) as Form
const label = fieldOf(text('plain'), { name: 'label', title: 'Label', isRequired: true, help: 'What it is called.' })
const object: Form = { is: 'object', fields: [label] }
const offers = { ...offersOf({ href: [['/faq', 'Questions']], collection: [['toys', 'Toys']] }), tokens: [{ name: 'site.phone', value: '123', path: ['site'], uses: 1 }] }
const versions = [{ id: 'a', at: 0, author: 'Ana', subject: 'First', value: 1, texts: [] }]
const answers = { '/offers': offers, '/icons': [], '/media': [], '/links': [], '/history': [], '/versions': versions }

/** A field of the panel as it is drawn for what may be written. */
const field = (form: Form, value: unknown, more: object = {}) => (
  <AnyField value={Field}>
    <Field path={['pages', 0, 'x']} field={fieldOf(form, { help: 'What it is for.', ...more })} value={value} />
  </AnyField>
)
const section = { path: ['pages', 0, 'sections', 1], type: 'note', title: 'Hello', isShared: false, problems: 0, isHidden: false }
const options = { is: 'options', options: [{ value: 'a', title: 'A' }, { value: 'b' }] } as unknown as Form

/** Each by the name of its component, with what can be read once it is all there (what is folded is drawn last, in a free moment). */
const PARTS: [name: string, ready: string, part: ReactNode][] = [
  ['AddressField', 'Leads to the page', field(text('href'), '/faq')],
  ['ColourField', 'Title', field(text('plain', { format: 'colour' }), '#0b6e4f')],
  ['DayField', 'Title', field(text('plain', { format: 'day' }), '2026-03-01')],
  ['EitherField', 'Title', field({ is: 'either', options: [text('plain'), object] } as Form, 'Words')],
  ['Fault', 'It is wrong.', <Fault key="" error={new Error('It is wrong.')} />],
  ['IconButton', '', <IconButton key="" icon="trash" name="Remove" keys="Del" isPressed onClick={() => {}} />],
  ['IconField', 'Title', field(text('icon'), 'bear')],
  ['JsonField', 'Title', field({ is: 'json' }, { a: [1] })],
  ['KeysHelp', 'Undo', <KeysHelp key="" isOpen onClose={() => {}} />],
  ['ListField', '"x",1,"label"', field({ is: 'list', entry: object, least: 1, most: 3 } as Form, [{ label: 'One' }, { label: 'Two' }])],
  ['MediaField', 'Title', field(text('media'), 'media/a.jpg')],
  ['MoveTo', 'Move', <MoveTo key="" section={section as SectionLine} onClose={() => {}} />],
  ['NameField', 'Title', field(text('collection'), 'toys')],
  ['NamesField', 'age', field({ is: 'names', entry: text('plain') } as Form, { age: '12' })],
  ['NumberField', 'Title', field({ is: 'number', least: 1, most: 9, isWhole: true } as Form, 3)],
  ['ObjectField', 'Label', field(object, { label: 'One' })],
  ['OptionsField', 'Title', field(options, 'a', { isRequired: true })],
  ['PageRowLine', 'Page /faq', <PageRowLine key="" row={{ is: 'page', line: pageLine(1, '/faq', { isHidden: true, problems: 2 }) }} onToggle={() => {}} />],
  ['Pages', 'Add a page', <Pages key="" />],
  ['PlainField', 'Title', field(text('plain'), 'Words', { isRequired: true, usual: 'As ever' })],
  ['ProblemBadge', '2', <ProblemBadge key="" path={section.path} name="Hello" count={2} />],
  [
    'ProblemList',
    'It is wrong.',
    <ProblemList key="" problems={[problemLine({ path: section.path, fixable: true, hint: 'Mend it.' }), problemLine({ message: 'It is odd.' })]} onVisit={() => {}} />,
  ],
  ['RemovePage', 'Nothing links to it.', <RemovePage key="" address="/faq" onClose={() => {}} />],
  ['RichTextField', 'Title', field(text('richText'), 'Some **good** words')],
  [
    'SharedField',
    'It stands on 2 pages',
    <AnyField key="" value={Field}>
      <SharedField path={section.path} value={{ use: 'talk' }} shared={{ name: 'talk', path: ['shared', 'talk'], pages: ['/', '/faq'], value: { label: 'Talk' }, form: object }} />
    </AnyField>,
  ],
  ['TextArea', 'Title', field(text('text'), 'Call {site.phone}')],
  ['TopBar', 'Publish', <TopBar key="" />],
  [
    'Versions',
    'History',
    <>
      <HistoryButton />
      <EarlierButton />
    </>,
  ],
  ['YesNoField', 'Title', field({ is: 'yesNo' }, true)],
]

/** What stylesheets, keys and screen readers rely on: written anew by `vitest -u`, and read before that is kept. */
test.each(PARTS)('%s has the elements, names and attributes that it had', async (name, ready, part) => {
  await aroundStudio(part, { answers })
  await expect(`${await settled(ready)}\n`).toMatchFileSnapshot(`markup/${name}.txt`)
})

/** What is typed into a field, and what stands in the file then. */
const TYPED: [name: string, typed: string, written?: unknown][] = [
  ['AddressField', '/new'],
  ['DayField', '2026-04-02'],
  ['JsonField', '{ "b": 2 }', { b: 2 }],
  ['MediaField', 'media/b.jpg'],
  ['NumberField', '7', 7],
  ['PlainField', 'Other words'],
  ['RichTextField', '*Other* words'],
  ['TextArea', 'Call us'],
]

test.each(TYPED)('what is typed into %s is written when it is left, and not only a while after', async (name, typed, written = typed) => {
  const [, ready, part] = PARTS.find(([own]) => own === name) ?? []
  const later = globalThis.setTimeout
  // Who only stops typing waits for ever.
  vi.stubGlobal('setTimeout', (act: () => void, wait?: number) => (wait === 200 ? 0 : later(act, wait)))
  const { edits } = await aroundStudio(part, { answers })
  await settled(ready ?? '')
  const field = await write(name === 'DayField' ? 'Title, day' : 'Title', typed)
  await soon(() => expect((field as HTMLInputElement).value).toBe(typed))
  expect(edits()).toEqual([])
  leave(field)
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: ['pages', 0, 'x'], value: written }]))
})
