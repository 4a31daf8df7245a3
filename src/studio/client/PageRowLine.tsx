import { Badge } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { PageLine, PartLine, WordLine } from '../types'
import { AddEntry, useAddEntry } from './AddEntry'
import { daysOf } from './daysOf'
import { Icon } from './Icon'
import { ItemMenu, PageMenu } from './PageMenus'
import { ProblemBadge } from './ProblemBadge'
import { isIn, wantField } from './fields/wantedField'
import { pageAt } from './pageAt'
import { partAround } from './partAround'
import type { PageRow } from './pageRows'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** A row of the list of pages, with all that can be done with what it names. */
export function PageRowLine({ row, onToggle }: { row: PageRow; onToggle: (group: string) => void }) {
  if (row.is === 'page') return <OfPage line={row.line} />
  if (row.is === 'part') return <OfPart line={row.line} />
  if (row.is === 'words') return <OfWords line={row.line} />
  return <OfGroup row={row} onToggle={onToggle} />
}

/** The head of a group; to a collection an entry is added by a button, or by the key Insert. */
function OfGroup({ row, onToggle }: { row: Extract<PageRow, { is: 'group' }>; onToggle: (group: string) => void }) {
  const add = useAddEntry()
  const { list } = row
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Insert' || !list) return
    event.preventDefault()
    void add(list)
  }
  return (
    <div className="row">
      <button
        type="button"
        className="line group"
        aria-expanded={row.isOpen}
        aria-label={row.group}
        aria-keyshortcuts={list && 'Insert'}
        onClick={() => onToggle(row.group)}
        onKeyDown={keyDown}
      >
        <Icon name="chevronRight" size={14} /> {row.group} <span className="line-note">{row.count}</span>
      </button>
      {list && <AddEntry list={list} name={row.group} />}
    </div>
  )
}

function OfPage({ line }: { line: PageLine }) {
  const { page, select } = useSelection()
  const isActive = line.path.join() === page.join()
  const state = line.isHidden ? 'hidden' : daysOf(line)
  return (
    <div className="row" data-active={isActive || undefined} data-absent={line.isHidden || undefined}>
      <button type="button" className="line" aria-current={isActive ? 'page' : undefined} onClick={() => select(undefined, line.path)}>
        <span className="line-words">
          <span>{line.title}</span> <span className="line-note">{line.address}</span>
        </span>
      </button>
      <ProblemBadge path={line.path} name={line.title} count={line.problems} />
      {state && (
        <Badge color="gray" variant="light" size="sm" title={line.reason}>
          {state}
        </Badge>
      )}
      {line.path[0] === 'pages' && <PageMenu line={line} />}
    </div>
  )
}

function OfPart({ line }: { line: PartLine }) {
  const { state } = useStudio()
  const { page, at, select } = useSelection()
  const isActive = line.path.join() === at?.join()
  const open = () => {
    const goal = line.href === undefined ? undefined : pageAt(line.href, state)
    select(line.path, goal?.page ?? page, goal?.show)
  }
  return (
    <div className="row" data-active={isActive || undefined} data-absent={line.isHidden}>
      <button type="button" className="line inner" aria-current={isActive || undefined} onClick={open}>
        <span className="line-words">
          <span>{line.title}</span>
        </span>
      </button>
      {line.isHidden && (
        <Badge color="gray" variant="light" size="sm">
          hidden
        </Badge>
      )}
      {line.path[0] === 'collections' && <ItemMenu line={line} />}
    </div>
  )
}

/** A text with the words that are looked for: its part is opened, at its field. */
function OfWords({ line }: { line: WordLine }) {
  const { state } = useStudio()
  const { page, select } = useSelection()
  const part = partAround(line.path, state)
  const [own, other] = [state.pages, state.others].map((lines) => lines.find(({ path }) => isIn(part, path)))
  const goal = other?.href === undefined ? undefined : pageAt(other.href, state)
  const open = () => {
    select(part, own?.path ?? goal?.page ?? page, goal?.show)
    wantField(line.path)
  }
  return (
    <div className="row">
      <button type="button" className="line inner" onClick={open}>
        <span className="line-words">
          <span>{line.shown}</span> <span className="line-note">{own && 'address' in own ? own.address : other?.title}</span>
        </span>
      </button>
    </div>
  )
}
