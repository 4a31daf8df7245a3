/** Reads a value that lives as long as the tab, or writes one that is not empty and reads it. Storage can be blocked: then there is none. */
export function session(key: string, value?: string): string | null | undefined {
  try {
    if (value) sessionStorage.setItem(key, value)
    return sessionStorage.getItem(key)
  } catch {
    return undefined
  }
}
