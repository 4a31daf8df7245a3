import { describe, expect, test } from 'vitest'
import { keepRangesWhole } from '../../src/page/ranges'

const whole = (range: string) => `<span class="whole">${range}</span>`

describe('ranges stay in one line', () => {
  test.each(['24-48', '24–48', '$5K-$500K', '7.5%-9%', '$10,000–$25,000', '2025-06-24'])('%s', (range) => {
    expect(keepRangesWhole(`<p>From ${range} today</p>`)).toBe(`<p>From ${whole(range)} today</p>`)
  })

  test('each of several, with the mark behind the last left outside', () => {
    expect(keepRangesWhole('<p>3–7 days, $10K-$2M.</p>')).toBe(`<p>${whole('3–7')} days, ${whole('$10K-$2M')}.</p>`)
  })

  test.each(['<p>MCA-504 and 7-day</p>', '<p>A - B, 7 - 8</p>', '<a href="/24-48" title="24-48">x</a>', '<p></p>', ''])('%s is left as it is', (html) => {
    expect(keepRangesWhole(html)).toBe(html)
  })

  test.each(['1', '1,', '1-', '$1.'])('half a million characters of "%s" are read through once', (piece) => {
    const long = piece.repeat(500_000 / piece.length)
    expect(keepRangesWhole(`<p>${long}x, 3-7 days</p>`)).toContain(whole('3-7'))
  })
})
