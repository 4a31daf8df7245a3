import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Scripts as a page names them: what wakes islands, an island, and what both need. */
const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const WAKES = script('export const hydrateIsland = (...given) => globalThis.hydrateIsland(...given)')
const scripts = (island: string) => `data-scripts="${WAKES} ${script(`export default '${island}'`)} ${script('export {}')}"`

const PAGE = `
  <div id="tabs" data-island="tabs" ${scripts('Tabs')}><button type="button" id="tab">x</button><p id="words">y</p></div>
  <div id="form" data-island="form" ${scripts('Form')}><form id="fields"><input id="field"><button id="send">z</button></form></div>
  <div id="chart" data-island="chart" ${scripts('Chart')}><figure id="figure" data-held><svg id="drawn"></svg></figure></div>
  <p id="beside"></p>`

/** Islands whose code comes when it is let in, or fails. */
async function open() {
  const toys = toyBrowser(PAGE)
  const { window, document } = toys
  const asked: string[] = []
  const slept: string[] = []
  const heard: string[] = []
  let awake = 0
  let arrive = (_error?: Error) => {}
  vi.stubGlobal('hydrateIsland', (island: HTMLElement, Island: string) => {
    asked.push(`${island.id} ${Island}`)
    return new Promise((resolve, reject) => {
      arrive = (error) => {
        if (error) return reject(error)
        island.setAttribute('data-hydrated', '')
        resolve({ unmount: () => slept.push(island.id) })
      }
    })
  })
  const { startIslands, sleepAway, wake } = await import('../../src/boot/islands')
  startIslands(() => void awake++)
  const of = (id: string) => document.getElementById(id) ?? document.body
  for (const type of ['click', 'submit', 'keydown', 'pointermove', 'pointerdown', 'focusin'])
    document.body.addEventListener(type, (event) => heard.push(`${type} ${(event.target as Element).id}${event.defaultPrevented ? ' prevented' : ''}`))
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  const touch = async (id: string, type: string, init: EventInit & { key?: string } = {}) => {
    const { KeyboardEvent, MouseEvent, Event } = window
    const Kind = type === 'keydown' ? KeyboardEvent : type === 'click' || type.startsWith('pointer') ? MouseEvent : Event
    of(id).dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }))
    await settled()
  }
  const isLoading = () => document.documentElement.hasAttribute('data-loading')
  return { ...toys, asked, slept, heard, awake: () => awake, of, touch, settled, sleepAway, wake, isLoading, arrive: async (error?: Error) => [arrive(error), await settled()] }
}

test.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'])('an island wakes at the first %s inside, once, and no other does', async (sign) => {
  const { touch, asked } = await open()
  await touch('beside', sign)
  expect(asked).toEqual([])
  await touch('words', sign)
  await touch('words', sign)
  expect(asked).toEqual(['tabs Tabs'])
})

test('a page that only moves under the pointer wakes nothing', async () => {
  const { touch, asked } = await open()
  await touch('words', 'pointerover')
  await touch('words', 'wheel')
  expect(asked).toEqual([])
})

test('clicks and keys on a button that cannot answer yet are told to it, all and in their order, when it can', async () => {
  const { touch, heard, arrive, isLoading } = await open()
  await touch('tab', 'click')
  await touch('tab', 'keydown', { key: 'End' })
  await touch('tab', 'click')
  expect([heard.splice(0), isLoading()]).toEqual([['click tab', 'keydown tab', 'click tab'], true])
  await arrive()
  expect([heard, isLoading()]).toEqual([['click tab', 'keydown tab', 'click tab'], false])
})

test('once it is awake, what is done is told by the browser alone', async () => {
  const { touch, heard, arrive } = await open()
  await touch('tab', 'click')
  await arrive()
  heard.length = 0
  await touch('tab', 'click')
  expect(heard).toEqual(['click tab'])
})

test('a form is not sent before it is awake, and then at once', async () => {
  const { touch, heard, arrive, isLoading } = await open()
  await touch('fields', 'submit')
  expect([heard.splice(0), isLoading()]).toEqual([['submit fields prevented'], true])
  await arrive()
  expect(heard).toEqual(['submit fields'])
})

test('what works by itself is told once', async () => {
  const { touch, heard, arrive, isLoading } = await open()
  for (const type of ['focusin', 'keydown', 'click']) await touch('field', type)
  expect(isLoading()).toBe(false)
  heard.length = 0
  await arrive()
  expect(heard.filter((line) => !line.includes('submit'))).toEqual([])
})

test('of a pointer that moves over what is marked for it only the last place is told; where it came down is, too', async () => {
  const { touch, heard, arrive } = await open()
  for (const type of ['pointermove', 'pointermove', 'pointerdown', 'pointermove', 'pointermove']) await touch('drawn', type)
  heard.length = 0
  await arrive()
  expect(heard).toEqual(['pointerdown drawn', 'pointermove drawn'])
})

test('one whose code cannot be had says so, stays as it came, and is tried again for a click or a form, not for a glance', async () => {
  const { touch, arrive, asked, heard, of, isLoading } = await open()
  await touch('tab', 'click')
  await arrive(new Error('It is gone.'))
  expect([of('tabs').dataset.failed, isLoading()]).toEqual(['', false])
  await touch('tab', 'pointermove')
  await touch('tab', 'focusin')
  expect(asked).toEqual(['tabs Tabs'])
  heard.length = 0
  await touch('tab', 'click')
  await arrive()
  expect([asked, heard]).toEqual([
    ['tabs Tabs', 'tabs Tabs'],
    ['click tab', 'click tab'],
  ])
})

test('what a form is told to send is sent once, by the browser where its script does not come', async () => {
  const { touch, arrive, window } = await open()
  const sent: string[] = []
  window.HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    sent.push(this.getAttribute('id') ?? '')
  }
  const fail = async (...touches: string[]) => {
    for (const type of touches) await touch('fields', type)
    await arrive(new Error('It is gone.'))
    return sent.splice(0)
  }
  expect([await fail('click'), await fail('submit', 'submit'), await fail('submit')]).toEqual([[], ['fields'], ['fields']])
  await touch('fields', 'submit')
  await arrive()
  expect(sent).toEqual([])
})

test('an island that has left the page is put to sleep; one that is there stays awake', async () => {
  const { of, wake, arrive, settled, sleepAway, slept } = await open()
  wake(of('tabs'))
  await settled()
  await arrive()
  wake(of('form'))
  await settled()
  await arrive()
  sleepAway()
  await settled()
  expect(slept).toEqual([])
  of('tabs').remove()
  sleepAway()
  sleepAway()
  await settled()
  expect(slept).toEqual(['tabs'])
})

test('of an island that is awake it is told, of one that cannot wake it is not', async () => {
  const { of, wake, arrive, settled, awake } = await open()
  wake(of('chart'))
  await settled()
  await arrive(new Error('It is gone.'))
  expect(awake()).toBe(0)
  wake(of('tabs'))
  await settled()
  await arrive()
  expect(awake()).toBe(1)
})

test.each([
  ['throws', script('throw new Error()')],
  ['is not there', '/nowhere.js'],
])('one of whose scripts %s does not wake', async (_how, lost) => {
  const { of, wake, settled, asked, awake } = await open()
  of('tabs').dataset.scripts = `${WAKES} ${lost}`
  wake(of('tabs'))
  await vi.waitUntil(() => of('tabs').dataset.failed === '')
  await settled()
  expect([asked, awake()]).toEqual([[], 0])
})
