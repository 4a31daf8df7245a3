import type { Service } from '../parts/analytics'

type Settings = Service & { isDev: boolean }
type Answer = { answer: string; day: string; service: string }
/** What services read: their calls wait in lists until their script is there. */
type Host = Window & { _paq?: unknown[][]; dataLayer?: unknown[]; gtag?: (...call: unknown[]) => void }

/** After so many days visitors are asked again. */
const AGAIN = 180
const KEY = 'consent'

const settings: Settings = JSON.parse(document.querySelector('#services')?.textContent ?? '{}')
const panel = document.querySelector<HTMLDialogElement>('#consent')

/** The answer of this page, for browsers that remember nothing. */
let given: Answer | undefined

function remembered(): Answer | undefined {
  try {
    const known: Answer | undefined = given ?? JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
    return known?.service === settings.name && Date.now() - Date.parse(known.day) < AGAIN * 86_400_000 ? known : undefined
  } catch {
    return undefined
  }
}

function remember(answer: Answer): void {
  given = answer
  try {
    localStorage.setItem(KEY, JSON.stringify(answer))
  } catch {
    // Storage is blocked: the answer holds for this page.
  }
}

/** Whether the browser says for its owner that nothing may be counted. */
function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Tells services that are told by calls whose page this is. */
const STARTS: Partial<Record<Service['name'], () => void>> = {
  matomo: () => {
    const host = window as Host
    host._paq ??= []
    const calls = host._paq
    calls.push(['setTrackerUrl', `${settings.host}/matomo.php`], ['setSiteId', settings.id])
    if (!settings.asks) calls.push(['disableCookies'])
    calls.push(['trackPageView'], ['enableLinkTracking'])
    onNewPage(() => calls.push(['setCustomUrl', location.href], ['setDocumentTitle', document.title], ['trackPageView']))
  },
  google: () => {
    const host = window as Host
    host.dataLayer ??= []
    const layer = host.dataLayer
    // What is read is the list of arguments itself.
    host.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: the service asks for this very object
      layer.push(arguments)
    }
    host.gtag('js', new Date())
    // Pages that are gone to it counts by itself.
    host.gtag('config', settings.id)
  },
}

/** Calls back when the visitor has gone to another page without a load: then it has brought a title of its own. */
function onNewPage(tell: () => void): void {
  let last = location.pathname + location.search
  new MutationObserver(() => {
    const now = location.pathname + location.search
    if (now === last) return
    last = now
    tell()
  }).observe(document.head, { childList: true })
}

function load(): void {
  if (settings.isDev) return console.info(`${settings.label} is not loaded in dev.`)
  const { origin } = new URL(settings.src)
  const types = (window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes
  // The script may name further ones of its own host, and nobody else may.
  types?.createPolicy('default', { createScriptURL: (url: string) => (new URL(url, location.href).origin === origin ? url : undefined) })
  STARTS[settings.name]?.()
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(settings.attributes)) script.setAttribute(name, value)
  script.defer = true
  script.src = settings.src
  document.head.append(script)
}

/** Cookies are deleted for the host and all hosts above it: nobody knows for which they were set. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] ?? [])
  const parts = location.hostname.split('.')
  const hosts = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
  for (const name of names.filter((own) => settings.cookies.some((start) => own.startsWith(start)))) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookies of others are known by no newer interface everywhere
    for (const host of hosts) document.cookie = `${name}=; max-age=0; path=/${host}`
  }
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-asked', isShown)
  // Opened by its method, it would take the focus, and the page would go there.
  if (panel) panel.open = isShown
}

function answer(answered: string): void {
  const before = remembered()?.answer
  remember({ answer: answered, day: new Date().toISOString(), service: settings.name })
  show(false)
  if (answered === 'yes' && before !== 'yes') load()
  if (answered === 'no' && before === 'yes') {
    forgetCookies()
    // What runs already is only stopped by a page without it.
    location.reload()
  }
}

function ask(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (!button) return
    if (button.dataset.consent) return answer(button.dataset.consent)
    show(true)
    panel?.querySelector('button')?.focus()
  })
  const known = remembered()?.answer
  if (known === 'yes') load()
  else if (known === undefined && !isRefusedByBrowser()) show(true)
}

if (settings.asks) ask()
else if (!isRefusedByBrowser()) load()
