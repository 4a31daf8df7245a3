import { say } from './say'

/** Opens a file at a line, "/path/pages.json:41:5", in the editor that is running on this machine; where none can be, the page says so. */
export async function openInEditor(place: string): Promise<void> {
  const answer = await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)
  if (!answer.ok) say(await answer.text())
}
