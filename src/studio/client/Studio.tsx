import { SegmentedControl } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import type { CSSProperties } from 'react'
import { Dialogs } from './Dialogs'
import { Divider } from './Divider'
import { Frame } from './Frame'
import { Outline } from './Outline'
import { Pages } from './Pages'
import { Panel } from './Panel'
import { SectionsProvider } from './sections'
import { useSelection, type View } from './selection'
import { TopBar } from './TopBar'
import { useKeysHere } from './useKeys'
import { StudioProvider } from './useStudio'

const VIEW_NAMES: { value: View; label: string }[] = [
  { value: 'pages', label: 'Pages' },
  { value: 'sections', label: 'Sections' },
  { value: 'page', label: 'Page' },
  { value: 'fields', label: 'Fields' },
]

/** Widths of the columns beside the page, in pixels; 0 is put away. */
const COLUMNS = { left: 288, right: 376 }

export function Studio() {
  return (
    <StudioProvider>
      <SectionsProvider>
        <Dialogs>
          <Columns />
        </Dialogs>
      </SectionsProvider>
    </StudioProvider>
  )
}

/** Pages and sections, the page, and its fields: side by side, or one at a time where there is no room. */
function Columns() {
  const { view, look } = useSelection()
  useKeysHere()
  const [widths, setWidths] = useLocalStorage({ key: 'quoin-studio-columns', defaultValue: COLUMNS })
  const change = (side: keyof typeof COLUMNS) => (width: number) => setWidths({ ...widths, [side]: width })
  const toggle = (side: keyof typeof COLUMNS) => () => change(side)(widths[side] > 0 ? 0 : COLUMNS[side])
  // Where one column is seen at a time, each is what the page is about. The same element in both: another one would lose what is open in it.
  const role = useMediaQuery('(max-width: 1023px)') ? 'main' : 'complementary'
  return (
    <div className="studio" data-view={view} style={{ '--left': `${widths.left}px`, '--right': `${widths.right}px` } as CSSProperties}>
      <TopBar />
      <section className="views" aria-label="What is shown">
        <SegmentedControl aria-label="What is shown" fullWidth data={VIEW_NAMES} value={view} onChange={(next) => look({ view: next as View })} />
      </section>
      <section role={role} className="left" aria-label="Pages and sections" data-closed={widths.left === 0 || undefined}>
        <Pages />
        <Outline />
        <Divider name="Width of pages and sections" width={widths.left} onChange={change('left')} />
      </section>
      <main className="middle">
        <Frame columns={{ isLeft: widths.left > 0, isRight: widths.right > 0, onLeft: toggle('left'), onRight: toggle('right') }} />
      </main>
      <section role={role} className="right" aria-label="What is selected" data-closed={widths.right === 0 || undefined}>
        <Divider name="Width of the fields" width={widths.right} isBehind onChange={change('right')} />
        <div className="right-body">
          <Panel />
        </div>
      </section>
      <section id="menus" aria-label="Menus and hints" />
    </div>
  )
}
