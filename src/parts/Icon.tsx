import { createElement } from 'react'
import { useFrame } from './frame'

/** An outline icon in the colour of the text. Decoration only: it is hidden from screen readers. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const { icons } = useFrame()
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {(icons[name] ?? []).map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
