import { Button, Drawer, type DrawerProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from '../Icon'

type Props = Pick<DrawerProps, 'size'> & {
  name: string
  icon: IconName
  /** What stands behind the name on the button. */
  more?: ReactNode
  title: string
  isMain?: boolean
  /** What is in the drawer, drawn while it is open; given what closes it for something else, which has the focus then. */
  children: (leave: () => void) => ReactNode
}

/** A button of the bar that opens a drawer. */
export function BarDrawer({ name, icon, more, title, isMain = false, size, children }: Props) {
  const [state, setState] = useState<'open' | 'closed' | 'left'>('closed')
  return (
    <>
      <Button variant={isMain ? 'filled' : 'default'} size="compact-sm" className="bar-button" leftSection={<Icon name={icon} />} onClick={() => setState('open')}>
        <span className="bar-name">{name}</span>
        {more && ' '}
        {more}
      </Button>
      <Drawer opened={state === 'open'} returnFocus={state !== 'left'} onClose={() => setState('closed')} position="right" title={title} {...(size && { size })}>
        {state === 'open' && children(() => setState('left'))}
      </Drawer>
    </>
  )
}
