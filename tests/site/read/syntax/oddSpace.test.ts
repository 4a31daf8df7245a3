import { expect, test } from 'vitest'
import { syntaxFaults } from '../../../../src/site/read/syntax/syntax'
import { applyEdits } from '../../../../src/site/text/edits'

const whole = '{\n  "a": "x", "b": 12,\n  "c": [true, { "d": null }]\n}\n'

/** No-break space, zero-width space and joiner, byte-order mark, marks and turns of direction, soft hyphen, control. */
test.each(['\u00a0', '\u200b', '\u200d', '\ufeff', '\u2060', '\u200e', '\u202a', '\u2069', '\u00ad', '\u0000', '\u{e0020}', '\u200b\u00a0', '\u00a0 \ufeff'])(
  'an invisible %j outside of texts is one mistake wherever it stands, and deleted or made a space',
  (odd) => {
    const places = ['"a"', ':', '"x"', '12', ',', 'true', 'null', '{', ']'].flatMap((sign) => [whole.replace(sign, `${sign}${odd}`), whole.replace(sign, `${odd}${sign}`)])
    for (const text of [...places.filter((place) => !place.startsWith(odd)), `${whole}${odd}`]) {
      const faults = syntaxFaults(text)
      expect(faults.map(({ name }) => name)).toEqual(['oddSpace'])
      expect(JSON.parse(applyEdits(text, faults[0]?.edits ?? []))).toEqual(JSON.parse(whole))
    }
  },
)

test('several at once, with a text that has quotes inside, are told each by itself and mended together', () => {
  const text = '{ "a": "x"\u200b, "b": 12\u00a0, "c": "y"\u2060 }'
  const faults = syntaxFaults(text)
  expect(faults.map(({ name }) => name)).toEqual(['oddSpace', 'oddSpace', 'oddSpace'])
  expect(
    JSON.parse(
      applyEdits(
        text,
        faults.flatMap(({ edits }) => edits),
      ),
    ),
  ).toEqual({ a: 'x', b: 12, c: 'y' })
})
