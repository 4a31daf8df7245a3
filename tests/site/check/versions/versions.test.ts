import { expect, test } from 'vitest'
import { change } from '../../../../src/parts/migration'
import { versionFindings } from '../../../../src/site/check/versions/versions'
import { agedBlocks } from '../../../lib/migrateToys'

const reported = (file: object, site: Parameters<typeof versionFindings>[2] = []) =>
  versionFindings(file, agedBlocks, site).map(({ location, message }) => [('path' in location ? location.path : []).join('.'), message.name])
const page = (...sections: object[]) => ({ pages: [{ sections }] })

test('a block is of the version that is noted, told there, or else at its first section', () => {
  expect(reported({ versions: { toyLine: 2 }, ...page({ type: 'toyLine' }) })).toEqual([])
  expect(reported({ versions: { toyLine: 1 }, ...page({ type: 'toyLine' }) })).toEqual([['versions.toyLine', 'olderFile']])
  expect(reported(page({ type: 'rule' }, { type: 'toyLine' }, { type: 'toyLine' }))).toEqual([['pages.0.sections.1.type', 'olderFile']])
  expect(reported({ versions: { toyLine: 3 }, ...page({ type: 'toyLine' }) })).toEqual([['versions.toyLine', 'newerFile']])
})

test('an old name, an unknown one, and the site itself are told; a block that is not used is not', () => {
  expect(reported(page({ type: 'toyQuestions' }))).toEqual([['pages.0.sections.0.type', 'renamedBlock']])
  expect(reported({ versions: { xyz: 1, toyFaq: 1 }, ...page() })).toEqual([['versions.xyz', 'unknownVersion']])
  expect(reported(page(), [change((data) => data)])).toEqual([['site', 'olderFile']])
  expect(reported({ versions: 'x', ...page({ type: 'toyLine' }) })).toEqual([])
})
