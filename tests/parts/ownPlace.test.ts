import { expect, test } from 'vitest'
import { ownAddress } from '../../src/parts/ownPlace'
import { searchAddress } from '../../src/parts/searchAddress'

test('a page of its own lies below the page that it is made of', () => expect([ownAddress('/', 'page-2'), ownAddress('/news', 'page-2')]).toEqual(['/page-2', '/news/page-2']))

test('each language has an index of its own at the root', () => expect(searchAddress('de')).toBe('/search.de.json'))
