import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Accepted } from '../../../parts/role'
import { uploadPicture } from '../api'
import { Library } from '../Library'
import { SmallPicture } from '../SmallPicture'
import { takingFiles } from '../takingFiles'
import type { FieldProps } from './anyField'
import { useField } from './useField'

const PICTURE = /^media\/.+\.(?:jpe?g|png|webp|gif|avif|svg)$/i

/** A file in media/, by its path or from the library; a picture also by dropping or pasting it here. */
export function MediaField({ accepts, ...props }: FieldProps & { accepts: Accepted | undefined }) {
  const { text, common, take, choose, commit } = useField(props)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState('')
  const taking = takingFiles(async (file) => {
    const stored = await uploadPicture(file)
    setFault('words' in stored ? stored.words : '')
    if ('path' in stored) choose(stored.path)
  })
  return (
    <div {...(accepts === undefined && taking)}>
      {accepts === undefined && PICTURE.test(text) && <SmallPicture path={text} />}
      <Group align="end" wrap="nowrap" gap="xs">
        <TextInput {...common} error={fault || common.error} className="grows" value={text} onChange={({ currentTarget }) => take(currentTarget.value)} onBlur={commit} />
        <Button variant="default" aria-label={`Choose ${common.label}`} onClick={() => setOpen(true)}>
          Choose
        </Button>
      </Group>
      <Library isOpen={isOpen} accepts={accepts} now={text} onClose={() => setOpen(false)} onChosen={choose} />
    </div>
  )
}
