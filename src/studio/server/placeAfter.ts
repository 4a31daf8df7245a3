import { isObject, type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { Operation } from '../types'
import { toPage } from './toPage'

/**
 * Where what an operation is about stands when it was made.
 *
 * @param value of the file before
 * @returns undefined where it is gone, or everywhere
 */
export function placeAfter(value: unknown, operation: Operation): JsonPath | undefined {
  const next = (path: JsonPath): JsonPath => [...path.slice(0, -1), Number(path.at(-1)) + 1]
  switch (operation.do) {
    case 'set':
    case 'insert':
      return operation.path
    case 'copy':
      return next(operation.path)
    case 'move':
      return movedTo(value, operation)
    case 'moveToPage':
      return movedTo(value, toPage(value, operation))
    case 'copyPage':
      return next(['pages', pagesOf(value).findIndex((page) => isObject(page) && page.path === operation.from)])
    default:
      return undefined
  }
}

/** Behind the last entry stands what was to go further than that. */
function movedTo(value: unknown, { path, to }: Extract<Operation, { do: 'move' }>): JsonPath {
  const list = valueAt(value, to.slice(0, -1))
  const isSame = path.slice(0, -1).join() === to.slice(0, -1).join()
  const last = Array.isArray(list) ? list.length - (isSame ? 1 : 0) : 0
  return [...to.slice(0, -1), Math.min(Number(to.at(-1)), last)]
}

function pagesOf(value: unknown): readonly unknown[] {
  const pages = valueAt(value, ['pages'])
  return Array.isArray(pages) ? pages : []
}
