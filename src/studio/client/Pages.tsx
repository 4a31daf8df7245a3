import { Group, Text, TextInput } from '@mantine/core'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDialogs } from './Dialogs'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { PAGES, type PageRow, pageRows } from './pageRows'
import { PageRowLine } from './PageRowLine'
import { useSelection } from './selection'
import { useFoundWords } from './useFoundWords'
import { useStudio } from './useStudio'
import './pages.css'

/** Height of a row, in pixels; the stylesheet says the same. */
const ROW = 32

/** Every page by its title and address, and the parts of the site that stand on all of them. */
export function Pages() {
  const { state } = useStudio()
  const { addPage } = useDialogs()
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([PAGES]))
  const read = useFoundWords(wanted)
  const rows = useMemo(() => pageRows(state, wanted, open, read), [state, wanted, open, read])
  const toggle = (group: string) => setOpen((now) => (now.has(group) ? new Set([...now].filter((one) => one !== group)) : new Set([...now, group])))
  return (
    <nav aria-label="Pages" className="pages">
      <Group className="column-head" justify="space-between" wrap="nowrap">
        <Text component="h2" size="sm" fw={600}>
          Pages
        </Text>
        <IconButton icon="plus" name="Add a page" onClick={() => addPage()} />
      </Group>
      <TextInput
        aria-label="Find a page or words"
        placeholder="Find a page or words"
        type="search"
        size="xs"
        mx="xs"
        mb={4}
        leftSection={<Icon name="search" size={14} />}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <Rows rows={rows} isFound={wanted !== ''} onToggle={toggle} />
      {rows.length === 0 && (
        <Text size="sm" c="dimmed" px="sm">
          Nothing is called so, and nothing says so.
        </Text>
      )}
    </nav>
  )
}

/** The rows that are in view: thousands of others are only counted. `isFound` are those with words that are looked for. */
function Rows({ rows, isFound, onToggle }: { rows: readonly PageRow[]; isFound: boolean; onToggle: (group: string) => void }) {
  const { page } = useSelection()
  const scroller = useRef<HTMLDivElement>(null)
  // The heads of groups are always there, for who goes through them by ear.
  const heads = useMemo(() => rows.flatMap((row, index) => (row.is === 'group' ? [index] : [])), [rows])
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    rangeExtractor: (range) => [...new Set([...heads, ...defaultRangeExtractor(range)])].sort((one, other) => one - other),
  })
  const here = rows.findIndex((row) => row.is === 'page' && row.line.path.join() === page.join())
  // Who has found a page, and takes the words back, is still at that page.
  useEffect(() => (here >= 0 ? list.scrollToIndex(here, { align: 'auto' }) : undefined), [page.join(), here >= 0, isFound])
  const goTo = (index: number) => {
    list.scrollToIndex(index)
    // Drawn first, where it was out of view.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus())
  }
  const keys = (event: React.KeyboardEvent) => {
    const own = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index
    const goal = { ArrowUp: Number(own) - 1, ArrowDown: Number(own) + 1 }[event.key]
    if (own === undefined || goal === undefined || !(event.target as HTMLElement).matches('.line') || !rows[goal]) return
    event.preventDefault()
    goTo(goal)
  }
  return (
    <div ref={scroller} className="rows" role="group" aria-label="Pages and parts of the site" onKeyDown={keys}>
      <ul style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().flatMap(({ index, start }) => {
          const row = rows[index]
          return row ? (
            <li key={keyOf(row)} data-index={index} aria-setsize={rows.length} aria-posinset={index + 1} style={{ transform: `translateY(${start}px)` }}>
              <PageRowLine row={row} onToggle={onToggle} />
            </li>
          ) : (
            []
          )
        })}
      </ul>
    </div>
  )
}

const keyOf = (row: PageRow) => (row.is === 'group' ? row.group : `${row.is} ${row.line.path.join()}`)
