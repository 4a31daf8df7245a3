import { Icon } from './Icon'

/** The place between two sections, where another one can be put. */
export function InsertLine({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className="insert-line" aria-label={name} onClick={onClick}>
      <Icon name="plus" size={12} />
    </button>
  )
}
