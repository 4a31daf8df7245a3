import type { PageData } from './PageData'
import { type OnShown, Region } from './Region'

/** A whole page: bar, sections in their order, foot. Used alike to prerender, to hydrate and to navigate. */
export function Page({ page, skip, onShown }: { page: PageData; skip: string; onShown?: OnShown | undefined }) {
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      <Region as="header" data={page.header} onShown={onShown} />
      <main id="main" tabIndex={-1}>
        {page.sections.map((section) => (
          <Region key={section.key} as="section" data={section} onShown={onShown} />
        ))}
      </main>
      <Region as="footer" data={page.footer} />
    </>
  )
}
