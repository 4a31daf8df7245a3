import type { SectionLine } from '../types'
import { IconButton } from './IconButton'
import { keysInWords, SECTION_KEYS, type SectionAction } from './sectionKeys'
import { useSectionActions } from './useSectionActions'
import type { IconName } from './Icon'

/** A link that was clicked: the page it leads to, and what goes there. */
export type Link = { title: string; onFollow: () => void }
type Props = { section: SectionLine; name: string; top: number; link: Link | undefined }

/** The name of a section over the page, and what can be done with it there. */
export function SectionTools({ section, name, top, link }: Props) {
  const actions = useSectionActions()
  const tool = (action: SectionAction, icon: IconName, words: string = SECTION_KEYS[action].words) => (
    <IconButton
      size={26}
      icon={icon}
      name={words}
      keys={keysInWords(SECTION_KEYS[action].keys)}
      disabled={!actions.can(action, section)}
      onClick={() => void actions.run(action, section)}
    />
  )
  return (
    <div className="tools" role="toolbar" aria-label={`Tools of ${name}`} style={{ top }}>
      <span className="tools-name">{name}</span>
      {link && <FollowLink link={link} />}
      {tool('up', 'arrowUp')}
      {tool('down', 'arrowDown')}
      {tool('copy', 'copy')}
      {tool('toggle', section.isHidden ? 'eye' : 'eyeOff', section.isHidden ? 'Show' : 'Hide')}
      {tool('remove', 'trash')}
    </div>
  )
}

export function FollowLink({ link: { title, onFollow } }: { link: Link }) {
  return <IconButton size={26} icon="openLink" name={`Open this link’s page: ${title}`} onClick={onFollow} />
}
