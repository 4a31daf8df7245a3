import type { ComponentType } from 'react'
import type { StructuredData } from '../parts/structuredData'

type Props = Record<string, unknown>

const views = import.meta.glob<{ default: ComponentType<Props> }>('./*/View.tsx', { eager: true })
const islands = import.meta.glob<{ default: ComponentType<Props> }>('./*/Island.tsx', { eager: true })
const structuredData = import.meta.glob<{ structuredData: StructuredData }>('./*/structuredData.ts', { eager: true })

/** An island is drawn like any other block, and wakes in the browser when it is touched. */
export type BlockView = { Component: ComponentType<Props>; isIsland: boolean; structuredData: StructuredData | undefined }

/** How a block looks. For the server only: the browser has its own, smaller index of islands. */
export function viewOf(type: string): BlockView {
  const found = known.get(type) ?? findView(type)
  known.set(type, found)
  return found
}

const known = new Map<string, BlockView>()

function findView(type: string): BlockView {
  const island = islands[`./${type}/Island.tsx`]
  const Component = island?.default ?? views[`./${type}/View.tsx`]?.default
  if (!Component) throw new Error(`The block "${type}" has no View.tsx and no Island.tsx, or it exports no component as default.`)
  return { Component, isIsland: island !== undefined, structuredData: structuredData[`./${type}/structuredData.ts`]?.structuredData }
}
