import { Button } from '@mantine/core'
import { anchorAttributes, LinkWords } from './Anchor'
import type { Action } from './link'

const VARIANTS = { primary: 'filled', secondary: 'outline', text: 'subtle' } as const

/** Buttons in a row; the first is the main one unless it says otherwise. */
export function Actions({ actions, size = 'md' }: { actions: readonly Action[] | undefined; size?: 'sm' | 'md' }) {
  if (!actions?.length) return null
  return (
    <div className="actions">
      {actions.map(({ label, href, style }, index) => (
        <Button key={index} component="a" size={size} variant={VARIANTS[style ?? (index === 0 ? 'primary' : 'secondary')]} {...anchorAttributes(href)}>
          <LinkWords href={href}>{label}</LinkWords>
        </Button>
      ))}
    </div>
  )
}
