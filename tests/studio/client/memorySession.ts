/** Puts a store that keeps nothing beyond this test in the place of the browser's; returns what is in it. */
export function memorySession(): Map<string, string> {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: store, configurable: true })
  return kept
}
