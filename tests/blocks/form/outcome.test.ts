import { expect, test } from 'vitest'
import { outcomeOf } from '../../../src/blocks/form/outcome'

const became = (status: number, said: unknown, { word, retryAfter = null, isOwnPage = false }: { word?: string; retryAfter?: string | null; isOwnPage?: boolean } = {}) =>
  outcomeOf({ status, retryAfter, text: typeof said === 'string' ? said : JSON.stringify(said), isOwnPage }, word)

test('an entry was taken where the status says so and nothing is said to the contrary', () => {
  for (const said of ['', '<p>Thanks', '[]', '"ok"', {}, { ok: true }, { success: true, errors: [] }, { error: null, errors: {} }, { message: 'Thanks' }])
    expect(became(200, said), JSON.stringify(said)).toEqual({ kind: 'sent' })
  expect(became(204, '')).toEqual({ kind: 'sent' })
})

test('a good status means nothing where the answer says otherwise', () => {
  for (const said of [{ success: false }, { ok: false }, { error: 'No.' }, { errors: ['x'] }, { errors: { name: 'No.' } }, { errors: 'x' }])
    expect(became(200, said).kind, JSON.stringify(said)).toBe('refused')
})

test('of a service that has a word for it nothing else is a success', () => {
  expect([{ ok: true }, { ok: 'true' }, {}, '', '<html>Welcome to the hotel</html>'].map((said) => became(200, said, { word: 'ok' }).kind)).toEqual([
    'sent',
    'unclear',
    'unclear',
    'unclear',
    'unclear',
  ])
})

test('a page of this site in place of an answer says nothing', () => {
  expect(became(200, '<html data-build="b1">', { isOwnPage: true })).toEqual({ kind: 'unclear' })
})

test('what is wrong is read at the fields that it concerns, in the ways that services write it', () => {
  expect(became(422, { error: 'Validation errors', errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] })).toEqual({
    kind: 'refused',
    fields: { email: 'should be an email' },
    reason: 'Validation errors',
  })
  expect(became(422, { errors: { email: ['No address.', 'Too short.'], name: 'Write it.' } })).toEqual({
    kind: 'refused',
    fields: { email: 'No address.', name: 'Write it.' },
    reason: undefined,
  })
  expect(became(403, { errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] })).toEqual({ kind: 'refused', fields: {}, reason: 'Form not found' })
  expect(became(200, { success: false, message: 'Invalid access key' }, { word: 'success' })).toEqual({ kind: 'refused', fields: {}, reason: 'Invalid access key' })
  expect(became(400, { error: { message: 'Origin not allowed' } })).toMatchObject({ reason: 'Origin not allowed' })
})

test('what is no sentence for visitors is not shown', () => {
  for (const said of ['<h1>Forbidden</h1>', { error: 'x'.repeat(301) }, { error: true }, { message: ' ' }, { errors: [{ field: 'a' }, 'b'] }])
    expect(became(403, said), JSON.stringify(said)).toEqual({ kind: 'refused', fields: {}, reason: undefined })
})

test('too much at once is said with how long to wait', () => {
  const seconds = (retryAfter: string | null, status = 429) => {
    const outcome = became(status, '', { retryAfter })
    return outcome.kind === 'tooMany' ? outcome.seconds : outcome.kind
  }
  expect(['40', '1.2', null, 'soon', '-5', '0'].map((after) => seconds(after))).toEqual([40, 2, 60, 60, 60, 60])
  const later = seconds(new Date(Date.now() + 90_000).toUTCString())
  expect(later).toBeGreaterThan(80)
  expect(later).toBeLessThanOrEqual(90)
  expect([seconds('7', 503), seconds(null, 503)]).toEqual([7, 'refused'])
})

test('what has failed on the way may have arrived', () => {
  expect([408, 502, 504, 500, 404, 405, 413].map((status) => became(status, '').kind)).toEqual(['unclear', 'unclear', 'unclear', 'refused', 'refused', 'refused', 'refused'])
})
