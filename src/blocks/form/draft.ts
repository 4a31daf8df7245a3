import { type RefObject, useEffect } from 'react'
import type { OpenField } from './validation'

/** What was written by the names of fields; of boxes the values of those that are ticked. */
type Draft = Record<string, readonly string[]>
type Part = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Storage can be blocked, full, or written by others: then nothing is kept, and the form works all the same. */
function stored<Found>(act: (storage: Storage) => Found): Found | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

const keyOf = (id: string) => `draft ${location.pathname} ${id}`
const partsOf = (form: HTMLFormElement, name: string) => [...form.querySelectorAll<Part>(`[name="${name}"]`)]
const isBox = (part: Part): part is HTMLInputElement => part.type === 'checkbox' || part.type === 'radio'

/** Fields that are kept: no files, which cannot be, and nothing that browsers shall not remember either. */
const isKept = (field: OpenField) => field.kind !== 'file' && !('autocomplete' in field && field.autocomplete === 'off')

/** Keeps what is written in a form as long as the tab is open, and puts it back where nothing stands yet. Without an id nothing is kept. */
export function useDraft(form: RefObject<HTMLFormElement | null>, fields: readonly OpenField[], id: string | undefined): void {
  useEffect(() => {
    const element = form.current
    if (!element || id === undefined) return
    const names = fields.filter(isKept).map(({ name }) => name)
    restore(element, names, stored((storage): Draft | null => JSON.parse(storage.getItem(keyOf(id)) ?? 'null')) ?? {})
    const keep = () => stored((storage) => storage.setItem(keyOf(id), JSON.stringify(draftOf(element, names))))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, fields, id])
}

/** What was sent is kept no longer. */
export function forgetDraft(id: string): void {
  stored((storage) => storage.removeItem(keyOf(id)))
}

function draftOf(form: HTMLFormElement, names: readonly string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, partsOf(form, name).flatMap((part) => (isBox(part) && !part.checked ? [] : [part.value]))]))
}

/** What the visitor has written meanwhile stays. */
function restore(form: HTMLFormElement, names: readonly string[], draft: Draft): void {
  for (const name of names) {
    const parts = partsOf(form, name)
    const values = draft[name] ?? []
    if (parts.some((part) => (isBox(part) ? part.checked : part.value !== ''))) continue
    for (const part of parts) {
      if (isBox(part)) part.checked = values.includes(part.value)
      else part.value = values[0] ?? ''
    }
  }
}
