import { expect, test } from 'vitest'
import { isBookkeeping } from '../../../src/site/diagnostics/bookkeeping'

test('what programs write for themselves is known by its name, and of pictures and pages where it stands', () => {
  expect([isBookkeeping('_key'), isBookkeeping('width', '"picture"'), isBookkeeping('template', 'an entry of "pages"')]).toEqual([true, true, true])
  expect([isBookkeeping('key'), isBookkeeping('width', 'a hero'), isBookkeeping('width'), isBookkeeping('template', '"site"')]).toEqual([false, false, false, false])
})
