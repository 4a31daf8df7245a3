/** Returns a function that makes its answer for an object once, and gives the same as long as the object lives. */
export function onceFor<Key extends WeakKey, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (key) => {
    const answer = made.get(key) ?? make(key)
    made.set(key, answer)
    return answer
  }
}
