import { ColorInput } from '@mantine/core'
import { useRef } from 'react'
import { useOffers } from '../useOffers'
import type { FieldProps } from './anyField'
import { useField } from './useField'

/** A colour as #rrggbb, by sight or from the colours of the site. */
export function ColourField(props: FieldProps) {
  const { text, common, take, choose, commit } = useField(props)
  const seen = useRef('')
  const colours = useOffers(true)?.colours ?? []
  return (
    <ColorInput
      {...common}
      format="hex"
      value={text}
      swatches={colours}
      swatchesPerRow={9}
      fixOnBlur={false}
      eyeDropperButtonProps={{ 'aria-label': `Take ${common.label} from the screen` }}
      popoverProps={{ withinPortal: true }}
      onChange={(next) => {
        seen.current = next
        take(next)
      }}
      // Of "#7a1", which is being typed, it makes "#77aa11": only what is chosen is meant, and what is typed whole.
      onChangeEnd={(next) => next !== '' && next === seen.current && choose(next)}
      onBlur={commit}
    />
  )
}
