import { Button } from '@mantine/core'
import { anchorAttributes, NewTabHint } from './Anchor'
import type { Action } from './link'

const VARIANTS = { primary: 'filled', secondary: 'outline', text: 'subtle' } as const

/** Buttons in a row; the first is the main one unless it says otherwise. */
export function Actions({ actions, size = 'md' }: { actions: readonly Action[] | undefined; size?: 'sm' | 'md' }) {
  if (!actions?.length) return null
  return (
    <div className="actions">
      {actions.map(({ label, href, style }, index) => (
        <Button key={index} component="a" size={size} variant={VARIANTS[style ?? (index === 0 ? 'primary' : 'secondary')]} {...anchorAttributes(href)}>
          {label}
          <NewTabHint href={href} />
        </Button>
      ))}
    </div>
  )
}
