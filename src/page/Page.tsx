import type { PageData } from './PageData'
import { type Browser, Region } from './Region'

/** A whole page: bar, sections in their order, foot. Used alike to prerender, to hydrate and to navigate. */
export function Page({ page, skip, browser }: { page: PageData; skip: string; browser?: Browser | undefined }) {
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      <Region as="header" data={page.header} browser={browser} />
      {page.notice && <Region as="aside" data={page.notice} browser={browser} />}
      <main id="main" tabIndex={-1}>
        {page.sections.map((section) => (
          <Region key={section.key} as="section" data={section} browser={browser} />
        ))}
      </main>
      <Region as="footer" data={page.footer} browser={browser} />
    </>
  )
}
