import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginSite, putInPlace } from '../../src/build/swapDirectory'

/** A program for place.test.ts: puts one site after the other in place, each with its number in all of its files, until it is killed. */
const [out = '', first = '0'] = process.argv.slice(2)
for (let number = Number(first); ; number++) {
  const site = beginSite(out)
  for (const file of ['index.html', 'about.html', 'faq.html', 'robots.txt']) writeFileSync(join(site, file), String(number))
  putInPlace(site, out)
  process.send?.(number)
}
