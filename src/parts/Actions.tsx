import { Button } from '@mantine/core'
import { anchorAttributes, LinkWords } from './Anchor'
import type { Action } from './link'

const VARIANTS = { primary: 'filled', secondary: 'outline', text: 'subtle' } as const

/** How loud a button is drawn: the first is the main one unless it says otherwise. */
export function variantOf({ style }: Action, index: number) {
  return VARIANTS[style ?? (index === 0 ? 'primary' : 'secondary')]
}

/** Buttons in a row; the first is the main one unless it says otherwise. */
export function Actions({ actions, size = 'md' }: { actions: readonly Action[] | undefined; size?: 'sm' | 'md' }) {
  if (!actions?.length) return null
  return (
    <div className="actions">
      {actions.map((action, index) => (
        <Button key={index} component="a" size={size} variant={variantOf(action, index)} {...anchorAttributes(action.href)}>
          <LinkWords href={action.href}>{action.label}</LinkWords>
        </Button>
      ))}
    </div>
  )
}
