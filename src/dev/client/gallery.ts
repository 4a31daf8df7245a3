import { counted } from '../../parts/counted'

// The gallery of blocks: frames as large as what they show, searching by keyboard, copying.
const search = document.querySelector<HTMLInputElement>('#search')
const articles = [...document.querySelectorAll<HTMLElement>('article')]
const entries = [...document.querySelectorAll<HTMLElement>('#index li')]

/** Shows what has every word that was typed; returns how much that is. */
function filter(typed: string): void {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  for (const article of articles) article.hidden = !words.every((word) => article.dataset.words?.includes(word))
  const shown = new Set(articles.filter((article) => !article.hidden).map((article) => article.dataset.type))
  for (const entry of entries) entry.hidden = !shown.has(entry.dataset.type)
  const none = document.getElementById('none')
  if (none) none.hidden = shown.size > 0
  const count = document.getElementById('count')
  if (count) count.textContent = words.length > 0 ? `${shown.size} of ${counted(articles.length, 'block')}` : counted(articles.length, 'block')
}

const links = () => entries.filter((entry) => !entry.hidden).flatMap((entry) => entry.querySelector('a') ?? [])

function go(link: HTMLAnchorElement | undefined): void {
  if (!link) return
  location.hash = link.hash
  document.getElementById(link.hash.slice(1))?.focus()
}

function clear(): void {
  if (!search) return
  search.value = ''
  filter('')
  search.focus()
}

document.addEventListener('keydown', (event) => {
  const { target, key } = event
  const isSearching = target === search
  const place = target instanceof HTMLAnchorElement ? links().indexOf(target) : -1
  if (key === '/' && !isSearching) search?.focus()
  else if (key === 'Escape' && (isSearching || place >= 0)) clear()
  else if (key === 'Enter' && isSearching) go(links()[0])
  else if (key === 'ArrowDown' && (isSearching || place >= 0)) links()[place + 1]?.focus()
  else if (key === 'ArrowUp' && place >= 0) (links()[place - 1] ?? search)?.focus()
  else return
  event.preventDefault()
})
search?.addEventListener('input', () => filter(search.value))

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !target.matches('.copy')) return
  await navigator.clipboard.writeText(target.closest('.example')?.querySelector('pre')?.textContent ?? '')
  target.textContent = 'Copied'
  setTimeout(() => (target.textContent = 'Copy JSON'), 1500)
})

/** A frame is as high as its page, and drawn as small as its place is narrow. */
function fit(frame: HTMLIFrameElement): void {
  const stage = frame.parentElement
  if (!stage) return
  const scale = Math.min(1, stage.clientWidth / Number(frame.getAttribute('width')))
  frame.style.transform = `scale(${scale})`
  stage.style.height = `${frame.offsetHeight * scale}px`
}

function grow(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.getElementById('app')
  if (!page) return
  const resize = () => {
    frame.height = String(Math.ceil(page.getBoundingClientRect().height))
    fit(frame)
  }
  new ResizeObserver(resize).observe(page)
  resize()
  frame.dataset.fitted = ''
}

const frames = [...document.querySelectorAll('iframe')]
for (const frame of frames) {
  frame.addEventListener('load', () => grow(frame))
  if (frame.contentDocument?.readyState === 'complete') grow(frame)
}
new ResizeObserver(() => frames.forEach(fit)).observe(document.body)

const top = document.querySelector('.top')
if (top) new ResizeObserver(() => document.documentElement.style.setProperty('--top', `${top.clientHeight}px`)).observe(top)

// What has changed may be any block, its fields or an example.
import.meta.hot?.on('quoin:changed', () => location.reload())
import.meta.hot?.on('quoin:styles', () => location.reload())
