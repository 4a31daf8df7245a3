import { Menu } from '@mantine/core'
import type { SectionLine } from '../types'
import { useDialogs } from './Dialogs'
import { DotsMenu } from './DotsMenu'
import { keysInWords, SECTION_KEYS, type SectionAction } from './sectionKeys'
import { nameOf, useSections } from './sections'
import { indexOf, type SectionActions } from './useSectionActions'

const MOVES = ['up', 'down', 'top', 'end'] as const

/** What can be done with a section, without dragging; to another page, too. */
export function SectionMenu({ section, actions }: { section: SectionLine; actions: SectionActions }) {
  const { insert, moveAway } = useDialogs()
  const { blocks } = useSections()
  const item = (action: SectionAction, words: string = SECTION_KEYS[action].words) => (
    <Menu.Item
      key={action}
      disabled={!actions.can(action, section)}
      rightSection={
        <span className="menu-keys" aria-hidden="true">
          {keysInWords(SECTION_KEYS[action].keys)}
        </span>
      }
      onClick={() => void actions.run(action, section)}
    >
      {words}
    </Menu.Item>
  )
  return (
    <DotsMenu name={nameOf(section, blocks)}>
      {item('toggle', section.isHidden ? 'Show' : 'Hide')}
      {item('copy')}
      <Menu.Divider />
      {MOVES.map((move) => item(move))}
      <Menu.Item onClick={() => moveAway(section)}>Move to another page …</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => insert(indexOf(section))}>Add a section above</Menu.Item>
      {item('insert')}
      <Menu.Divider />
      {item('remove')}
    </DotsMenu>
  )
}
