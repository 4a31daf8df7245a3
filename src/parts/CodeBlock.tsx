import type { ReactNode } from 'react'
import { useFrame } from './frame'
import { scrollable } from './tableWidth'

/** Letters of code that fit beside one another on the narrowest screen. */
const ROOM = 30

/** Lines of code: scrolled where they are long, and then reached by keyboard. */
export function CodeBlock({ text, children }: { text: string; children: ReactNode }) {
  const { words } = useFrame()
  const isWide = text.split('\n').some((line) => line.length > ROOM)
  return <pre {...scrollable(words.code ?? '', isWide)}>{children}</pre>
}
