import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import { Icon, type IconName } from './Icon'

type Props = Pick<ActionIconProps, 'size' | 'variant' | 'disabled' | 'className'> & {
  icon: IconName
  /** What it does, for who sees it and for who hears it. */
  name: string
  keys?: string
  onClick: () => void
  isPressed?: boolean
}

/** A button with an icon in place of words, which are shown as soon as it is pointed at. */
export function IconButton({ icon, name, keys, onClick, isPressed, ...props }: Props) {
  return (
    <Tooltip label={keys ? `${name} (${keys})` : name}>
      <ActionIcon aria-label={name} aria-pressed={isPressed} aria-keyshortcuts={keys} onClick={onClick} {...props}>
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  )
}
