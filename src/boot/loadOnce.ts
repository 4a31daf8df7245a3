import { session } from './session'

const RELOADED = 'reloaded'

/**
 * Loads a part of the program. After a deploy an old page may ask for a file that is gone: then the page is reloaded,
 * once; if the file is still missing the page goes on without it. What a visitor has typed is never reloaded away.
 */
export async function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load()
    session(RELOADED, '')
    return module
  } catch (error) {
    // Without storage nothing could stop a loop of reloads, so there is none.
    if (navigator.onLine && session(RELOADED) !== location.href && !isEditing() && session(RELOADED, location.href)) location.reload()
    throw error
  }
}

function isEditing(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some((field) => field.value !== field.defaultValue)
}
