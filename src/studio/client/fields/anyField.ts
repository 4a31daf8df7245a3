import { type ComponentType, createContext, useContext } from 'react'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { FieldForm } from '../../types'

/** A field of the content file as it is written there: its own path, what may stand in it, and what does. */
export type FieldProps = { path: JsonPath; field: FieldForm; value: unknown }

/** What draws any field: lists and objects hold fields of all kinds, which hold lists and objects again. */
export const AnyField = createContext<ComponentType<FieldProps>>(() => null)
export const useAnyField = () => useContext(AnyField)

/** The values beside a field: some are shown by what stands there, as the point that stays in view of a picture. */
export const Around = createContext<Record<string, unknown>>({})
