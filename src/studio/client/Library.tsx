import { Alert, Button, FileButton, Modal, Text, UnstyledButton } from '@mantine/core'
import { type DragEvent, useEffect, useState } from 'react'
import type { PictureLine } from '../types'
import { getPictures, uploadPicture } from './api'
import { SmallPicture } from './SmallPicture'

type Props = { isOpen: boolean; onClose: () => void; onChosen: (path: string) => void }

/** The pictures of the site: one is chosen, or a new one brought along by choosing a file, dropping or pasting it. */
export function Library({ isOpen, onClose, onChosen }: Props) {
  const [pictures, setPictures] = useState<PictureLine[]>([])
  const [fault, setFault] = useState('')
  useEffect(() => {
    if (isOpen) getPictures().then(setPictures, () => {})
  }, [isOpen])
  const choose = (path: string) => {
    onChosen(path)
    onClose()
  }
  const upload = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const stored = await uploadPicture(file)
    if ('path' in stored) choose(stored.path)
    else setFault(stored.words)
  }
  const take = (event: { preventDefault: () => void }, data: DataTransfer | null) => {
    if (!data || data.files.length === 0) return
    event.preventDefault()
    void upload([...data.files])
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title="Pictures" size="70rem" closeButtonProps={{ 'aria-label': 'Close' }}>
      <section
        aria-label="Pictures of the site"
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => take(event, event.dataTransfer)}
      >
        <FileButton accept="image/*" onChange={(file) => void upload(file ? [file] : [])}>
          {(props) => <Button {...props}>Bring a picture along</Button>}
        </FileButton>
        <Text size="sm">Or drop it here, or paste it.</Text>
        {fault && (
          <Alert color="red" role="alert" my="sm">
            {fault}
          </Alert>
        )}
        <div className="blocks">
          {pictures.map(({ path, bytes }) => (
            <UnstyledButton key={path} className="block" onClick={() => choose(path)}>
              <SmallPicture path={path} />
              <strong>{path.replace(/^media\//, '')}</strong>
              <span>{Math.ceil(bytes / 1024)} KB</span>
            </UnstyledButton>
          ))}
        </div>
      </section>
    </Modal>
  )
}
