import { root } from './root'
import { session } from './session'

const RELOADED = 'reloaded'

/**
 * Waits for a part of the program. After a deploy an old page may ask for a file that is gone: then the page is reloaded,
 * once for each build; if the file is still missing the page goes on without it. What a visitor has typed is never
 * reloaded away.
 */
export async function loadOnce<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (error) {
    const { build } = root.dataset
    // Without storage nothing could stop a loop of reloads, so there is none.
    if (navigator.onLine && session(RELOADED) !== build && !isEditing() && session(RELOADED, build)) location.reload()
    throw error
  }
}

/** Whether something has been typed. The value of a box is "on", ticked or not. */
function isEditing(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]),textarea')].some((field) => field.value !== field.defaultValue)
}
