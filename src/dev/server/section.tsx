import { renderToStaticMarkup } from 'react-dom/server'
import type { AbsentSection, Page, Section } from '../../site/schema/site'
import type { SectionData } from '../../page/PageData'
import { type RenderCache, RenderError, renderSection, type Surroundings } from '../../page/renderSection'

/** What the dev server knows of the content file and pages need not. */
export type DevRenderOptions = {
  /** The type of a section that stands in for one with a mistake. */
  standIn: string
  /** Where a section is written, for people: "pages.json:120, page "/faq" › section 3". */
  placeOf: (source: Section['source']) => string
  /** What was drawn before and need not be drawn again, as long as the code is the same. */
  renderCache?: RenderCache | undefined
  /** What a block is called, for example "Questions" for faqGroup. */
  titleOf: (type: string) => string
  /** What of a section must not go live, as one sentence; undefined where nothing is against it. */
  unreadyWords: (section: Section) => string | undefined
  /** Draws, and gives up with an error when that does not come to an end. */
  limited: <Drawn>(draw: () => Drawn) => Drawn
  /** Told of each error of a block. */
  onFailure: (error: unknown) => void
}

/** Draws a section as it is published; where that cannot be done, a card takes its place and the rest of the page stays. */
export function drawInDev(section: Section, page: Page, around: Surroundings, options: DevRenderOptions): SectionData {
  const drawn = draw(section, page, around, options)
  const unready = options.unreadyWords(section)
  return { ...drawn, attributes: { ...drawn.attributes, ...sourceAttribute(section.source), ...(unready !== undefined && { 'data-unready': unready }) } }
}

/** Returns the attribute "data-source" with the path as JSON; Alt and a click on the element open that place. */
export function sourceAttribute(source: Section['source']): Record<string, string> {
  return { 'data-source': JSON.stringify(source) }
}

function draw(section: Section, page: Page, around: Surroundings, options: DevRenderOptions): SectionData {
  const {
    key,
    type,
    props,
    source,
    attributes: { id },
  } = section
  const card = (title: string, message: string): SectionData => ({
    key,
    attributes: { ...(id && { id }), 'data-key': key, 'data-block': type, 'data-broken': '' },
    html: renderToStaticMarkup(<Card title={title} message={message} place={options.placeOf(source)} />),
  })
  if (type === options.standIn) return card(String(props.named), String(props.problem))
  try {
    return options.limited(() => renderSection(section, page, around))
  } catch (error) {
    const failure = error instanceof RenderError ? error : new RenderError(page, section, error)
    options.onFailure(failure)
    return card(type, failure.message)
  }
}

/** The sections of a page with a bar wherever one is left out at this time. */
export function withAbsent(sections: readonly SectionData[], absent: readonly AbsentSection[], options: DevRenderOptions): SectionData[] {
  const barsAt = (count: number) => absent.filter(({ after }) => after === count).map((section) => absentBar(section, options))
  return [...barsAt(0), ...sections.flatMap((section, index) => [section, ...barsAt(index + 1)])]
}

function absentBar({ id, type, title, why, reason, moment, source }: AbsentSection, options: DevRenderOptions): SectionData {
  const key = `absent_${source.join('-')}`
  const state = { hidden: 'hidden', early: `shown from ${moment}`, late: `shown until ${moment}` }[why]
  return {
    key,
    attributes: { ...(id && { id }), 'data-key': key, 'data-block': type, 'data-absent': why, ...sourceAttribute(source) },
    html: renderToStaticMarkup(
      <p className="dev-absent">
        <strong>{title ?? options.titleOf(type)}</strong> <span className="dev-absent-state">{state}</span> {reason}
      </p>,
    ),
  }
}

function Card({ title, message, place }: { title: string; message: string; place: string }) {
  return (
    <div className="dev-card">
      <p className="dev-card-title">{title}</p>
      <p>{message}</p>
      <p className="dev-card-place">{place}</p>
    </div>
  )
}
