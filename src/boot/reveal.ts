/** How much of a section must be in view before the members of its groups fade in, one after another as its stylesheet says. */
const SHOWN_AT = 0.2

/** Starts the fade-in of [data-reveal] groups in `part`, each once, when its section is in view. Nothing is left to stop when they are gone. */
export function watchReveals(part: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const group of part.querySelectorAll<HTMLElement>('[data-reveal=""]')) {
    const section = group.closest('section') ?? group
    group.dataset.reveal = 'waiting'
    new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) group.dataset.reveal = 'shown'
      },
      // Of a section higher than some windows so much can never be in view at once.
      { threshold: Math.min(SHOWN_AT, innerHeight / 2 / section.offsetHeight) },
    ).observe(section)
  }
}
