/**
 * Starts what moves in, once, in `part`: each [data-reveal] group waits until as much of its figure, or else of its section, is in
 * view as the attribute says, and moves as its stylesheet says, which keeps it still for those who want no motion. What is in view
 * already stands. Nothing is left to stop when they are gone.
 */
export function watchReveals(part: ParentNode): void {
  for (const group of part.querySelectorAll<HTMLElement>('[data-reveal*="."]')) {
    const state = group.dataset
    const share = state.reveal as string
    const around = group.closest<HTMLElement>('section,figure') ?? group
    new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio
        if (share === state.reveal) state.reveal = ratio ? 'seen' : 'waiting'
        else if (state.reveal === 'waiting' && ratio) state.reveal = 'shown'
      },
      // Of what is higher than some windows so much can never be in view at once.
      { threshold: Math.min(+share, innerHeight / 2 / around.offsetHeight) },
    ).observe(around)
  }
}
