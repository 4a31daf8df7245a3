import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keepSite, putBack } from '../../src/build/kept'
import { beginSite, putInPlace, restoreSite } from '../../src/build/swapDirectory'

/** Publishes a site whose files all hold a number, as the command does. */
export function publishNumber(out: string, number: number): void {
  const site = beginSite(out)
  mkdirSync(join(site, 'assets'))
  for (const file of ['index.html', 'about.html', 'assets/a.js', 'assets/b.js']) writeFileSync(join(site, file), String(number))
  putInPlace(site, out)
  keepSite(out, number * 1000)
}

/** Goes back as the command does. */
export function goBack(out: string): void {
  restoreSite(out)
  putBack(out)
}

// As a program it does one of them: "publish FOLDER 6" or "back FOLDER".
const [, program = '', action, out = '', number] = process.argv
if (pathToFileURL(program).href === import.meta.url) {
  if (action === 'back') goBack(out)
  else publishNumber(out, Number(number))
}
