/** How much of a group must be in view before its members fade in, one after another as its stylesheet says. */
const SHOWN_AT = 0.2

/** Starts the fade-in of [data-reveal] groups in `part`, each once, when in view; returns a function that stops watching. */
export function watchReveals(part: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) (target as HTMLElement).dataset.reveal = 'shown'
    },
    { threshold: SHOWN_AT },
  )
  for (const group of part.querySelectorAll<HTMLElement>('[data-reveal=""]')) {
    group.dataset.reveal = 'waiting'
    observer.observe(group)
  }
  return () => observer.disconnect()
}
