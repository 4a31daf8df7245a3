import type { JsonPath } from '../../site/text/jsonPath'
import type { State } from '../types'

/** The part of the file whose fields are shown for a place: the section, item, group of settings or page that it lies in. */
export function partAround(path: JsonPath, { others }: Pick<State, 'others'>): JsonPath | undefined {
  const sections = path.indexOf('sections')
  const isSection = typeof path[sections + 1] === 'number' && (path[0] === 'pages' || path[0] === 'notFound')
  if (sections > 0 && isSection) return path.slice(0, sections + 2)
  if (path[0] === 'notFound') return ['notFound']
  const around = others.filter((other) => other.path.every((key, index) => path[index] === key))
  const nearest = around.reduce<JsonPath>((best, other) => (other.path.length > best.length ? other.path : best), [])
  if (nearest.length > 0) return nearest
  return path.length > 1 ? path.slice(0, 2) : undefined
}

/** The page that a place lies in; undefined where it lies in none. */
export function pageAround(path: JsonPath): JsonPath | undefined {
  if (path[0] === 'notFound') return ['notFound']
  return path[0] === 'pages' && path.length > 1 ? path.slice(0, 2) : undefined
}
