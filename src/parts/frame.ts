import { createContext, useContext } from 'react'
import type { IconNode } from './icon'

/** What every block may need of the site around it. Words and language also reach the islands in the browser. */
export type Frame = {
  lang: string
  /** Direction of writing; ltr unless the site says otherwise. */
  dir?: 'ltr' | 'rtl' | undefined
  words: Readonly<Record<string, string>>
  /** Drawings by name; empty in the browser, where no icon is drawn anew. */
  icons: Readonly<Record<string, IconNode[]>>
  /** How large each file is that visitors can open, in words, by its path in media/; in the browser those that an island shows. */
  files?: Readonly<Record<string, string>> | undefined
}

export const FrameContext = createContext<Frame>({ lang: 'en', words: {}, icons: {} })

export function useFrame(): Frame {
  return useContext(FrameContext)
}

/** A word of the frame with its {gaps} filled, for example word('slideOf', { n: 2, count: 6 }). */
export function useWord(): (name: string, gaps?: Record<string, string | number>) => string {
  const { words } = useFrame()
  return (name, gaps = {}) => (words[name] ?? name).replaceAll(/\{(\w+)\}/g, (gap, key: string) => String(gaps[key] ?? gap))
}
