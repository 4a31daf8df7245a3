/** What can be done with a section, and the keys that do it while it is in focus. */
export const SECTION_KEYS = {
  up: { keys: 'Alt+ArrowUp', words: 'Move up' },
  down: { keys: 'Alt+ArrowDown', words: 'Move down' },
  top: { keys: 'Alt+Home', words: 'Move to the top' },
  end: { keys: 'Alt+End', words: 'Move to the end' },
  copy: { keys: 'Control+D', words: 'Copy' },
  toggle: { keys: 'H', words: 'Hide or show' },
  insert: { keys: 'Insert', words: 'Add a section below' },
  remove: { keys: 'Delete', words: 'Remove' },
} as const
export type SectionAction = keyof typeof SECTION_KEYS

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a key does with the section in focus; undefined where it does nothing. The command key of a Mac is its control key. */
export function actionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): SectionAction | undefined {
  const pressed = [altKey && 'Alt', (ctrlKey || metaKey) && 'Control', shiftKey && 'Shift', key.length === 1 ? key.toUpperCase() : key].filter(Boolean).join('+')
  const [found] = Object.entries(SECTION_KEYS).filter(([, { keys }]) => keys === pressed || (keys === 'Delete' && pressed === 'Backspace'))
  return found?.[0] as SectionAction | undefined
}

/** Keys as people write them: "Alt+↑". */
export const keysInWords = (keys: string) => keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓').replace('Control', 'Ctrl').replace('Delete', 'Del')
