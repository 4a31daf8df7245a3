import type { ClipboardEvent, DragEvent } from 'react'

/** What an element does with a file that is dropped on it or pasted into it; all else that comes so is left to the browser. */
export function takingFiles(onFile: (file: File) => void) {
  const take = (event: { preventDefault: () => void; stopPropagation: () => void }, data: DataTransfer | null) => {
    const file = data?.files[0]
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    onFile(file)
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  }
}
