/** The way from the top of a JSON value to a part of it: names of fields and places in lists, counted from 0. */
export type JsonPath = readonly (string | number)[]

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The part of a value that a path leads to; undefined where there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((current, key) => {
    if (Array.isArray(current)) return current[Number(key)]
    return isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }, value)
}

/** The value with another part at a path that is there. */
export function withValue(value: unknown, path: JsonPath, part: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return part
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, part))
  return isObject(value) ? { ...value, [key]: withValue(value[key], rest, part) } : value
}

/** A path as a program writes it: pages[3].sections[2].title */
export function writtenPath(path: JsonPath): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`))
  return steps.join('').replace(/^\./, '')
}

const STEP = /\.?([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g

/** The path that was written as `writtenPath` does. */
export function readPath(written: string): JsonPath {
  return Array.from(written.matchAll(STEP), ([, name, index, quoted]) => name ?? (index === undefined ? String(JSON.parse(quoted ?? '""')) : Number(index)))
}
