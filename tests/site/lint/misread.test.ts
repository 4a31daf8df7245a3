import { expect, test } from 'vitest'
import { readAnew } from '../../../src/site/lint/misread'

test.each([
  ['The cafÃ© in the cityâ€™s centre', 'The café in the city’s centre'],
  ['GrÃ¶ÃŸe, fÃ¼r 5 â‚¬', 'Größe, für 5 €'],
  ['a â€“ b', 'a – b'],
])('%s was %s', (text, was) => expect(readAnew(text)).toBe(was))

test.each(['café', 'Größe', 'Â', 'Ã', 'ÀÉ', 'SÃO', 'plain', '“quoted”', '5 €', 'Ã¡'.slice(0, 1)])('%s is as it was written', (text) => expect(readAnew(text)).toBeUndefined())
