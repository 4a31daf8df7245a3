import { afterAll, expect } from 'vitest'

// What pages.json says may never reach the prototype that all objects share: it takes nothing new, and is looked at in the end.
// Frozen, it would also keep zod from copying an own field named "constructor".
const before = Object.getOwnPropertyDescriptors(Object.prototype)
Object.seal(Object.prototype)

afterAll(() => {
  const methods = (descriptors: object) => Object.entries(descriptors).map(([name, { value, get, set }]) => [name, value, get, set])
  expect(methods(Object.getOwnPropertyDescriptors(Object.prototype))).toEqual(methods(before))
})
