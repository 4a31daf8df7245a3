import { Badge, NavLink, ScrollArea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** So many pages are listed; of more, those that are looked for. */
const MOST = 60

/** Every page by its title and address, and the parts of the site that stand on all of them. */
export function Pages() {
  const { state } = useStudio()
  const { page, select } = useSelection()
  const [wanted, setWanted] = useState('')
  const found = state.pages.filter(({ title, address }) => `${title} ${address}`.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <nav aria-label="Pages">
      <TextInput label="Find a page" value={wanted} onChange={({ currentTarget }) => setWanted(currentTarget.value)} mb="xs" />
      <ScrollArea.Autosize mah="32vh">
        {found.slice(0, MOST).map((line) => (
          <NavLink
            key={line.address}
            component="button"
            label={line.title}
            description={line.address}
            active={line.path.join() === page.join()}
            aria-current={line.path.join() === page.join() ? 'page' : undefined}
            rightSection={line.problems > 0 ? <Badge color="red">{line.problems}</Badge> : line.isHidden ? <Badge color="gray">hidden</Badge> : undefined}
            onClick={() => select(undefined, line.path)}
          />
        ))}
      </ScrollArea.Autosize>
      {found.length > MOST && `${found.length - MOST} more: write more of the title or address.`}
      <Others wanted={wanted} />
    </nav>
  )
}

/** Settings, shared sections and items, each group folded until it is wanted. */
function Others({ wanted }: { wanted: string }) {
  const { state } = useStudio()
  const { at, select } = useSelection()
  const found = state.others.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))
  return [...new Set(found.map(({ group }) => group))].map((group) => (
    <NavLink key={group} component="button" label={group} childrenOffset="sm" defaultOpened={false}>
      {found
        .filter((line) => line.group === group)
        .slice(0, MOST)
        .map((line) => (
          <NavLink key={line.path.join()} component="button" label={line.title} active={line.path.join() === at?.join()} onClick={() => select(line.path)} />
        ))}
    </NavLink>
  ))
}
