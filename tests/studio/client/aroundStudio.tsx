import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { Dialogs } from '../../../src/studio/client/Dialogs'
import { wantField } from '../../../src/studio/client/fields/wantedField'
import { SectionsProvider } from '../../../src/studio/client/sections'
import { readSelection } from '../../../src/studio/client/selection'
import { theme } from '../../../src/studio/client/theme'
import { StudioProvider, useStudio } from '../../../src/studio/client/useStudio'
import type { Form, Offers, PageLine, ProblemLine, State } from '../../../src/studio/types'
import { PATIENCE } from './hand'

/** What a browser has and one that draws nothing has not. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, hot: { on: () => {}, off: () => {} } })
window.matchMedia = (media) => ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** A page as the lists show it. */
export const pageLine = (index: number, address: string, more: Partial<PageLine> = {}): PageLine => ({
  path: ['pages', index],
  address,
  title: `Page ${address}`,
  href: address,
  isHidden: false,
  problems: 0,
  ...more,
})
export const toyState: State = {
  hash: 'h1',
  changes: 0,
  file: 'pages.json',
  pages: [pageLine(0, '/'), pageLine(1, '/faq')],
  others: [],
  collections: [],
  problems: [],
  canUndo: undefined,
  canRedo: undefined,
}
const kinds = { href: [], shared: [], collection: [], itemField: [], gradient: [], font: [], media: [], video: [], captions: [], file: [] }
/** What the file offers to its fields: nothing. */
export const offers: Offers = { kinds, tokens: [], timeZone: 'UTC', colours: [] }
export const offersOf = (more: Partial<Offers['kinds']>): Offers => ({ ...offers, kinds: { ...kinds, ...more } })
/** Sections of the first page, as they are in the first state of the file. */
export const sectionsOf = (lines: readonly object[], hash = 'h1') => ({ hash, page: ['pages', 0], lines })
/** What the server offers and answers, by address; a function is given the query and the body. */
type Answers = Record<string, unknown>
const USUAL: Answers = {
  '/state': toyState,
  '/sections': sectionsOf([]),
  '/blocks': [],
  '/offers': offers,
  '/edit': { is: 'done', hash: 'h2', done: ['Done.'] },
}
export type Asked = { address: string; query: Record<string, string>; body: unknown; headers: Record<string, string> }

/** A value that was set, and where. */
type Written = { path: readonly (string | number)[]; value?: unknown }

/** Puts a server that answers so in the place of the dev server; returns what it was asked for, in order. `written` gets what it has set. */
export function toyServer(answers: Answers = {}, written: Written[] = []): Asked[] {
  const asked: Asked[] = []
  const all = { ...USUAL, ...answers }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost')
    const address = pathname.replace('/_studio/api', '')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const question = { address, query: Object.fromEntries(searchParams), body, headers: { ...(init.headers as Record<string, string>) } }
    asked.push(question)
    const answer = all[address]
    if (answer instanceof Response) return answer.clone()
    const found: unknown = await (typeof answer === 'function' ? answer(question) : answer)
    if (address === '/edit' && (found as { is?: unknown }).is === 'done') written.push((body as { operation: Written }).operation)
    return found === undefined ? Response.json({ words: `Nothing at ${address}` }, { status: 404 }) : Response.json(found)
  })
  return asked
}

const now = Date.now.bind(Date)
let count = 0
let leaveLast = () => {}

/** A field that is waited for would be looked for after the page is gone: another one is wanted, and found. */
function wantNothing(): void {
  const field = document.createElement('input')
  field.dataset.path = '["none"]'
  field.getClientRects = () => [{}] as unknown as DOMRectList
  document.body.append(field)
  wantField(['none'])
  field.remove()
}

/** A field has the value that it was drawn with until another one is written in its place. */
function InFile({ node, written }: { node: ReactNode; written: readonly Written[] }) {
  useStudio()
  return withWritten(node, written)
}

function withWritten(node: ReactNode, written: readonly Written[]): ReactNode {
  if (!isValidElement<{ path?: Written['path']; value?: unknown; children?: ReactNode }>(node)) return node
  const { path: own, children } = node.props
  // What stands around it keeps its own value.
  if (own === undefined) return isValidElement(children) ? cloneElement(node, {}, withWritten(children, written)) : node
  const last = written.findLast(({ path }) => JSON.stringify(path) === JSON.stringify(own))
  return last ? cloneElement(node, { value: last.value }) : node
}

/** Draws a part of the Studio as it stands there: with the file, the selection and the dialogs around it. A state that is a function is asked each time. */
export async function aroundStudio(node: ReactNode, { answers = {}, search = {} }: { answers?: Answers; search?: object } = {}) {
  leaveLast()
  // What was asked for another file, a while ago, is asked for anew.
  const hash = `${now()} ${++count}`
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + count * 10_000)
  const own = answers['/state']
  let changes = 0
  const written: Written[] = []
  const state =
    typeof own === 'function'
      ? async () => ({ ...toyState, hash, changes: ++changes, ...(await own()) })
      : () => ({ ...toyState, ...(own as Partial<State>), hash, changes: ++changes })
  const asked = toyServer({ ...answers, '/state': state }, written)
  document.body.innerHTML = '<div id="studio"></div><section id="menus"></section>'
  sessionStorage.clear()
  notifications.clean()
  const root = createRootRoute()
  const Around = () => (
    <StudioProvider>
      <SectionsProvider>
        <Dialogs>
          <div id="drawn">
            <InFile node={node} written={written} />
          </div>
        </Dialogs>
      </SectionsProvider>
    </StudioProvider>
  )
  const route = createRoute({ getParentRoute: () => root, path: '/', component: Around, validateSearch: readSelection })
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, JSON.stringify(value)]))
  const router = createRouter({ routeTree: root.addChildren([route]), history: createMemoryHistory({ initialEntries: [`/?${query}`] }) })
  const mounted = createRoot(document.getElementById('studio') ?? document.body)
  let isLeft = false
  leaveLast = () => {
    if (!isLeft) mounted.unmount()
    isLeft = true
  }
  onTestFinished(async () => {
    wantNothing()
    leaveLast()
    // What React still has to do needs the server.
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.unstubAllGlobals()
    clock.mockRestore()
  })
  mounted.render(
    <MantineProvider theme={theme} env="test">
      {/* What goes by itself is not taken away by what should do so. */}
      <Notifications autoClose={false} />
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  const drawn = await vi.waitFor(() => {
    const element = document.getElementById('drawn')
    if (!element) throw new Error('Nothing is drawn yet.')
    return element
  }, PATIENCE)
  const selection = () => router.state.location.search
  /** Selects something by itself, as the `pick` of that number. */
  const go = (next: object, pick: number) => router.navigate({ to: '/', search: next as never, state: { drawn: hash, pick } })
  /** The changes that were asked for, in order. */
  const edits = () => asked.filter(({ address }) => address === '/edit').map(({ body }) => (body as { operation: object }).operation)
  return { asked, drawn, edits, selection, go, hash }
}

/** A button that changes the file. */
export function Change() {
  const { send } = useStudio()
  return (
    <button type="button" onClick={() => void send({ do: 'set', path: ['site', 'name'], value: 'New' })}>
      Change
    </button>
  )
}

/** Draws a field of the file in the panel. */
export const fieldOf = (form: Form, more: object = {}) => ({ name: 'title', title: 'Title', help: '', isRequired: false, isSetting: false, form, ...more })

export const problemLine = (more: Partial<ProblemLine> = {}): ProblemLine => ({
  code: 'PS100',
  message: 'It is wrong.',
  hint: '',
  where: 'page "/"',
  path: undefined,
  line: 1,
  fixable: false,
  ...more,
})
