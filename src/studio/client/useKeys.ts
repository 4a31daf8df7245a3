import { useEffect } from 'react'
import { useDialogs } from './Dialogs'
import { isWriting } from './isWriting'
import { focusRegion } from './regions'

/** Keys that work wherever the focus is: F6 goes through the parts of the Studio, and "?" shows all keys where it is no letter of a text. */
export function useKeys(): (event: KeyboardEvent) => void {
  const { showKeys } = useDialogs()
  return (event) => {
    // A dialog is gone through by itself.
    if (event.defaultPrevented || document.querySelector('[role=dialog]')) return
    if (event.key === 'F6') focusRegion(event.shiftKey ? -1 : 1)
    else if (event.key === '?' && !isWriting(event.target)) showKeys()
    else return
    event.preventDefault()
  }
}

/** Hears these keys in the Studio itself. */
export function useKeysHere(): void {
  const keys = useKeys()
  useEffect(() => {
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [keys])
}
