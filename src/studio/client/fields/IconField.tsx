import { Button, Group, Input, Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { createElement, useEffect, useState } from 'react'
import type { IconLine } from '../../types'
import { findIcons, getIcon } from '../offersApi'
import type { FieldProps } from './anyField'
import { useField } from './useField'

const WAIT = 150

/** One of the icons, found by words and chosen by its picture. */
export function IconField(props: FieldProps) {
  const { text, common, choose } = useField(props)
  const { label, description, withAsterisk, error, ...rest } = common
  const [isOpen, setOpen] = useState(false)
  const [own, setOwn] = useState<IconLine>()
  useEffect(() => {
    if (text !== '')
      getIcon(text).then(
        ([found]) => setOwn(found),
        () => {},
      )
  }, [text])
  return (
    <Input.Wrapper label={label} description={description} withAsterisk={withAsterisk} error={error} labelElement="div">
      <Group gap="xs">
        <Button
          {...rest}
          variant="default"
          aria-label={`${label}: ${text || 'none'}`}
          leftSection={own && text === own.name && <IconPicture icon={own} />}
          onClick={() => setOpen(true)}
        >
          {text || 'Choose an icon'}
        </Button>
        {text !== '' && !props.field.isRequired && (
          <Button variant="subtle" color="gray" size="compact-sm" aria-label={`No ${label}`} onClick={() => choose(undefined)}>
            None
          </Button>
        )}
      </Group>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Icons" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
        <IconSearch
          now={text}
          onChosen={(name) => {
            choose(name)
            setOpen(false)
          }}
        />
      </Modal>
    </Input.Wrapper>
  )
}

function IconSearch({ now, onChosen }: { now: string; onChosen: (name: string) => void }) {
  const [words, setWords] = useState('')
  const [wanted] = useDebouncedValue(words, WAIT)
  const [found, setFound] = useState<IconLine[]>([])
  useEffect(() => {
    let isCurrent = true
    findIcons(wanted).then(
      (icons) => isCurrent && setFound(icons),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return (
    <>
      <TextInput label="Find an icon" placeholder="money, house, arrow …" data-autofocus value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} mb="sm" />
      {found.length === 0 && wanted !== '' && <Text size="sm">No icon is called so, or shows that.</Text>}
      <div className="icon-choices">
        {found.map((icon) => (
          <UnstyledButton key={icon.name} className="icon-choice" title={icon.meaning} aria-pressed={icon.name === now} onClick={() => onChosen(icon.name)}>
            <IconPicture icon={icon} />
            <span>{icon.name}</span>
          </UnstyledButton>
        ))}
      </div>
    </>
  )
}

function IconPicture({ icon: { nodes } }: { icon: IconLine }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
