import { addressOf, keepPage } from './pages'

/** Letters of HTML after which no other page is fetched ahead: compressed, with the last one, at most about 40 KB. */
const MOST = 200_000

/** With a target are files, which may be large. */
const LIKELY = ':is(.bar,section:first-child .actions) a:not([target])[href^="/"]'

/** Undefined in browsers that do not tell. */
type Line = { saveData: boolean; effectiveType: string }

/** Fetches the pages that are asked for next most likely: those that the bar shows, and the first call to action. Never for those who save data. */
export async function fetchAhead(): Promise<void> {
  const { connection } = navigator as { connection?: Line }
  if (connection && (connection.saveData || /2|3/.test(connection.effectiveType))) return
  let fetched = 0
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LIKELY))
    if (fetched < MOST && link.offsetParent && addressOf(link) !== addressOf(location)) fetched += (await keepPage(addressOf(link))).length
}
