/** A page without what it shows, at which nobody looks: of a state that was kept it would have to be read. */
export function headOf<Owner extends { sections: readonly unknown[] }>(page: Owner): Owner {
  // All else is as it was, and in its order.
  return Object.fromEntries(Object.keys(page).map((key) => [key, key === 'sections' ? [] : page[key as keyof Owner]])) as unknown as Owner
}
