import { isVisibilityField } from '../../parts/visibility'
import { message } from '../diagnostics/catalogue'
import { atKey, type Finding } from '../diagnostics/diagnostic'
import { isObject } from '../text/jsonPath'
import { editDistance } from '../diagnostics/suggest'

/** What other programs have to hold something back. An item takes any field, and none of these would do so. */
const HOLDS_BACK = new Set(
  [
    'hide draft published publish unpublished unpublish status visible visibility private',
    'unlisted archived embargo expires expired expiry scheduled publishat publishon publishdate publishfrom publishuntil unpublishat unpublishon',
  ]
    .join(' ')
    .split(' '),
)
/** Of these a slip of the finger is no other word. */
const UNLIKE_OTHERS = ['hidden', 'until', 'published']

/** Fields that would have an item come later, go sooner or not be seen; they are told whatever their value is. */
export function itemFieldFindings(file: Record<string, unknown>): Finding[] {
  if (!isObject(file.collections)) return []
  return Object.entries(file.collections).flatMap(([collection, items]) =>
    Array.isArray(items)
      ? items.flatMap((item, index) =>
          isObject(item)
            ? Object.keys(item)
                .filter(holdsBack)
                .map((name) => atKey(['collections', collection, index, name], message('itemHeldBack', { name })))
            : [],
        )
      : [],
  )
}

function holdsBack(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '').replace(/^is/, '')
  if (isVisibilityField(name)) return false
  return HOLDS_BACK.has(plain) || isVisibilityField(plain) || UNLIKE_OTHERS.some((word) => Math.abs(plain.length - word.length) <= 1 && editDistance(plain, word) <= 1)
}
