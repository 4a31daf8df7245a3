import { useNavigate, useSearch } from '@tanstack/react-router'
import { isObject, type JsonPath } from '../../site/text/jsonPath'

/** What is looked at: a page, and a part of the file whose fields are shown. */
export type Selection = { page: JsonPath; at: JsonPath | undefined }

const HOME: JsonPath = ['pages', 0]

/** What an address says of the selection; anything odd means the first page. */
export function readSelection(search: unknown): { page?: JsonPath; at?: JsonPath } {
  const { page, at } = isObject(search) ? search : {}
  return { ...(isPath(page) && { page }), ...(isPath(at) && { at }) }
}

const isPath = (value: unknown): value is JsonPath => Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string' || Number.isInteger(key))

export function useSelection(): Selection & { select: (at: JsonPath | undefined, page?: JsonPath) => void } {
  const { page = HOME, at } = readSelection(useSearch({ strict: false }))
  const navigate = useNavigate()
  const select = (next: JsonPath | undefined, nextPage: JsonPath = page) => void navigate({ to: '/', search: { page: nextPage, ...(next && { at: next }) } as never })
  return { page, at, select }
}
