import { Badge, NavLink, ScrollArea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** So many pages are listed; of more, those that are looked for. */
const MOST = 60

/** Every page by its title and address, and the parts of the site that stand on all of them. */
export function Pages() {
  const { state } = useStudio()
  const { page, at, select } = useSelection()
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
      <NavLink component="button" label="Site, menu, footer, colours" active={at?.[0] === 'site'} onClick={() => select(['site'])} />
    </nav>
  )
}
