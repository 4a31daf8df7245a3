import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useOffers } from '../useOffers'
import { ValueWithMeaning } from './MeaningSelect'

/** Most tokens that are offered at once. */
const MOST = 40
/** A brace and the beginning of a name behind it. */
const BEGUN = /\{([A-Za-z0-9_.-]*)$/

type Props = Omit<TextareaProps, 'onChange' | 'value'> & { value: string; onText: (text: string) => void; area: RefObject<HTMLTextAreaElement | null> }

/** A text that may hold tokens: after "{" they are offered with what they stand for. */
export function TokenArea({ value, onText, area, onKeyDown, ...props }: Props) {
  const combobox = useCombobox()
  const [begun, setBegun] = useState<string>()
  const tokens = useOffers(begun !== undefined)?.tokens ?? []
  const wanted = (begun ?? '').toLowerCase()
  const found = tokens.filter(({ name, value: stands }) => `${name} ${stands}`.toLowerCase().includes(wanted)).slice(0, MOST)
  const isOpen = begun !== undefined && found.length > 0

  const look = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    setBegun(BEGUN.exec(text.slice(0, selectionStart))?.[1])
    combobox.resetSelectedOption()
  }
  const insert = (name: string) => {
    const caret = area.current?.selectionStart ?? value.length
    const before = value.slice(0, caret).replace(BEGUN, `{${name}}`)
    onText(before + value.slice(caret).replace(/^\}/, ''))
    setBegun(undefined)
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length))
  }
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (!isOpen || event.defaultPrevented) return
    const act = { ArrowDown: () => combobox.selectNextOption(), ArrowUp: () => combobox.selectPreviousOption(), Enter: choose, Escape: () => setBegun(undefined) }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const choose = () => (combobox.getSelectedOptionIndex() >= 0 ? combobox.clickSelectedOption() : insert(found[0]?.name ?? ''))
  return (
    <Combobox store={{ ...combobox, dropdownOpened: isOpen }} onOptionSubmit={insert} position="bottom-start">
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <Textarea
          {...props}
          ref={area}
          autosize
          maxRows={24}
          value={value}
          onKeyDown={keyDown}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
            look(currentTarget)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} className="scrolls" aria-label="Tokens">
          {found.map(({ name, value: stands }) => (
            <Combobox.Option key={name} value={name}>
              <ValueWithMeaning value={`{${name}}`} meaning={stands} lines={1} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
