import { beforeEach, expect, test } from 'vitest'
import { keepPending, takePending } from '../../../src/studio/client/pending'
import { memorySession } from './memorySession'

beforeEach(() => void memorySession())
const change = (value: string) => ({ operation: { do: 'set' as const, path: ['a'], value }, base: 'x', was: 1 })

test('changes on their way are found again after a reload, in their order, once', () => {
  keepPending(change('one'))
  keepPending(change('two'))
  expect(takePending()).toEqual([change('one'), change('two')])
  expect(takePending()).toEqual([])
})

test('a change that is answered is forgotten, and only that one; of two that are the same, one', () => {
  keepPending(change('one'))
  const forget = keepPending(change('one'))
  keepPending(change('two'))
  forget()
  expect(takePending()).toEqual([change('one'), change('two')])
  forget()
  expect(takePending()).toEqual([])
})
