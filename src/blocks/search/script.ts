import type { SearchIndex } from '../../parts/searchWords'
import { find, marked } from './find'

/** Most results that are shown. */
const MOST = 20
/** So long nothing more was typed, in milliseconds. */
const PAUSE = 120

const files = new Map<string, Promise<unknown>>()

/** A file of the index, asked for once; what could not be had is asked for again. */
function load<Value>(address: string): Promise<Value> {
  const known = files.get(address) ?? fetchJson(address)
  files.set(address, known)
  known.catch(() => files.delete(address))
  return known as Promise<Value>
}

/** What the index names lies below the site's own path, where it has one. */
const base = document.documentElement.dataset.base ?? ''

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(base + address)
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

function start(root: HTMLElement): void {
  const [form, input] = [root.querySelector('form'), root.querySelector('input')]
  const status = root.querySelector<HTMLElement>('[role=status]')
  // An empty list would be read aloud as one.
  const list = document.createElement('ol')
  const place = root.lastElementChild
  if (!form || !input || !status || !place) return
  let turn = 0
  let waiting: number | undefined

  const show = async (words: string) => {
    const mine = ++turn
    if (words.trim() === '') {
      place.replaceChildren()
      status.textContent = ''
      return
    }
    try {
      const index = await load<SearchIndex>(root.dataset.search ?? '')
      const { pages, count } = await find(words, index, load, MOST)
      if (mine !== turn) return
      list.replaceChildren(...pages.map(([path, title, description]) => resultOf(path, title, description, words)))
      place.replaceChildren(...(pages.length > 0 ? [list] : []))
      status.textContent = count > 0 ? (status.dataset.found ?? '').replace('{n}', String(count)) : (status.dataset.nothing ?? '').replace('{words}', () => words.trim())
    } catch {
      if (mine === turn) status.textContent = status.dataset.failed ?? ''
    }
  }
  const remember = (words: string) => {
    const address = new URL(location.href)
    if (words.trim() === '') address.searchParams.delete('q')
    else address.searchParams.set('q', words)
    history.replaceState(history.state, '', address)
  }
  const search = () => {
    clearTimeout(waiting)
    remember(input.value)
    void show(input.value)
  }
  input.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = window.setTimeout(search, PAUSE)
  })
  // The index is on its way while the first word is typed.
  input.addEventListener('focus', () => void load(root.dataset.search ?? '').catch(() => {}), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  // What was typed before this script came, or stands in the address of a link or of a search that one comes back to.
  const asked = input.value || new URL(location.href).searchParams.get('q') || ''
  input.value = asked
  if (asked) void show(asked)
}

function resultOf(path: string, title: string, description: string, words: string): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = base + path
  link.append(...piecesOf(title, words))
  item.append(link)
  if (description) {
    const about = document.createElement('p')
    about.append(...piecesOf(description, words))
    item.append(about)
  }
  return item
}

function piecesOf(text: string, words: string): (string | HTMLElement)[] {
  return marked(text, words).map(({ text: piece, isFound }) => {
    if (!isFound) return piece
    const mark = document.createElement('mark')
    mark.textContent = piece
    return mark
  })
}

document.querySelectorAll<HTMLElement>('[data-search]').forEach(start)
