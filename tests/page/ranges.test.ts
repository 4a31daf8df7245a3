import { expect, test } from 'vitest'
import { keepRangesWhole } from '../../src/page/ranges'

test('a letter belongs to a range only where no word begins with it', () => {
  expect(keepRangesWhole('<p>7-8Mbps</p>')).toBe('<p><span class="whole">7-8</span>Mbps</p>')
  expect(keepRangesWhole('<p>7-8M bits, $5B–$6B</p>')).toBe('<p><span class="whole">7-8M</span> bits, <span class="whole">$5B–$6B</span></p>')
  expect(keepRangesWhole('<p>€5–£6–$7, 1.000-2.000,5</p>')).toBe('<p><span class="whole">€5–£6–$7</span>, <span class="whole">1.000-2.000,5</span></p>')
})
