import type { OfferKind } from '../../types'
import { useOffers } from '../useOffers'
import type { FieldProps } from './anyField'
import { MeaningSelect } from './MeaningSelect'
import { coloursIn, Swatch } from './Swatch'
import { useField } from './useField'

/** One of the names that the file gives, such as a collection or a gradient, with what each stands for. */
export function NameField({ kind, ...props }: FieldProps & { kind: OfferKind }) {
  const { text, common, choose, commit } = useField(props)
  const offers = useOffers(true)?.kinds[kind] ?? []
  const meanings = new Map(offers)
  // What stands in the file is shown, whether or not it is offered.
  const names = [...new Set([...meanings.keys(), ...(text === '' ? [] : [text])])]
  return (
    <MeaningSelect
      {...common}
      searchable
      values={names}
      now={text}
      meaningOf={(name) => meanings.get(name)}
      isRequired={props.field.isRequired}
      placeholder={props.field.isRequired ? 'Choose one' : 'None'}
      nothingFoundMessage="There is none in this file."
      onChosen={choose}
      onBlur={commit}
      {...(kind === 'gradient' && { before: (name) => <Swatch colours={coloursIn(meanings.get(name))} /> })}
    />
  )
}
