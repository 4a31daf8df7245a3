/** How much of a section must be in view before the members of its groups fade in, one after another as its stylesheet says. */
const SHOWN_AT = 0.2

/** Starts the fade-in of [data-reveal] groups in `part`, each once, when its section is in view; returns a function that stops watching. */
export function watchReveals(part: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const observers = Array.from(part.querySelectorAll<HTMLElement>('[data-reveal=""]'), (group) => {
    const section = group.closest('section') ?? group
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) group.dataset.reveal = 'shown'
      },
      // Of a section higher than some windows so much can never be in view at once.
      { threshold: Math.min(SHOWN_AT, innerHeight / 2 / section.offsetHeight) },
    )
    group.dataset.reveal = 'waiting'
    observer.observe(section)
    return observer
  })
  return () => {
    for (const observer of observers) observer.disconnect()
  }
}
