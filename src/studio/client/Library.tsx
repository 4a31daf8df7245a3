import { Alert, Button, FileButton, Group, Modal, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Accepted } from '../../parts/role'
import type { Answer, MediaLine } from '../types'
import { uploadPicture } from './api'
import { sizeOf } from './fileSize'
import { LibraryFile } from './LibraryFile'
import { getMedia } from './mediaApi'
import { SmallPicture } from './SmallPicture'
import { takingFiles } from './takingFiles'
import { refusalOf } from './useAct'
import { useStudio } from './useStudio'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** What is wanted of media/: pictures, unless said. */
  accepts?: Accepted | undefined
  /** The file that is chosen now. */
  now?: string
  onChosen: (path: string) => void
}

/** The files of the site: one is chosen, a new one brought along by choosing, dropping or pasting it; each can be replaced, and taken out where nothing uses it. */
export function Library({ isOpen, onClose, accepts, now = '', onChosen }: Props) {
  const { files, refresh } = useMedia(isOpen)
  const [words, setWords] = useState('')
  const [which, setWhich] = useState('all')
  const [looked, setLooked] = useState(now)
  const { fault, done, setFault, forget, exchange, takeBack } = useExchange(refresh)
  useEffect(() => setLooked(now), [isOpen, now])
  const choose = (path: string) => {
    onChosen(path)
    onClose()
  }
  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    const stored = await uploadPicture(file)
    if ('path' in stored) choose(stored.path)
    else setFault(stored.words)
  }
  const taking = takingFiles((dropped) => void upload([dropped]))
  const fitting = files.filter(({ kind }) => (accepts === undefined ? kind === 'picture' : accepts === 'file' ? kind !== 'picture' : kind === accepts))
  const shown = fitting.filter(({ path, uses }) => path.toLowerCase().includes(words.toLowerCase()) && (which === 'all' || uses.length === 0))
  const file = files.find(({ path }) => path === looked)
  return (
    <Modal opened={isOpen} onClose={onClose} title={accepts === undefined ? 'Pictures' : 'Files'} size="70rem" {...(accepts === undefined && taking)}>
      <section aria-label="Files of the site">
        <Group align="end" mb="sm">
          <TextInput className="grows" label="Find a file" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
          <SegmentedControl
            aria-label="Which files"
            data={[
              { value: 'all', label: `All ${fitting.length}` },
              { value: 'unused', label: 'Unused' },
            ]}
            value={which}
            onChange={setWhich}
          />
          {accepts === undefined && (
            <FileButton accept="image/*" onChange={(chosen) => void upload(chosen ? [chosen] : [])}>
              {(props) => <Button {...props}>Bring a picture along</Button>}
            </FileButton>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {accepts === undefined ? 'Or drop one here, or paste it.' : 'Other files are put into the folder media/ beside the content file.'}
        </Text>
        {fault && (
          <Alert color="red" role="alert" my="sm">
            {fault}
          </Alert>
        )}
        {done && (
          <Alert my="sm" role="status" withCloseButton closeButtonLabel="Close" onClose={forget}>
            {done}{' '}
            <Button size="compact-xs" variant="default" aria-label="Undo this" onClick={takeBack}>
              Undo
            </Button>
          </Alert>
        )}
        <div className="library">
          <div className="blocks">
            {shown.map((line) => (
              <FileButtonOf key={line.path} line={line} isLooked={line.path === looked} onLook={() => (looked === line.path ? choose(line.path) : setLooked(line.path))} />
            ))}
          </div>
          {file && <LibraryFile key={file.path} file={file} onChoose={() => choose(file.path)} onExchange={exchange} onLeave={onClose} />}
        </div>
      </section>
    </Modal>
  )
}

function FileButtonOf({ line: { path, kind, uses, ...line }, isLooked, onLook }: { line: MediaLine; isLooked: boolean; onLook: () => void }) {
  return (
    <UnstyledButton className="block" aria-pressed={isLooked} onClick={onLook}>
      {kind === 'picture' && <SmallPicture path={path} />}
      <strong>{path.replace(/^media\//, '')}</strong>
      <span>{sizeOf(line)}</span>
      <span>{uses.length === 0 ? 'unused' : uses.length === 1 ? 'used once' : `used ${uses.length} times`}</span>
    </UnstyledButton>
  )
}

/** The files in media/, asked for whenever the library is opened or something is done with one. */
function useMedia(isOpen: boolean): { files: MediaLine[]; refresh: () => void } {
  const [files, setFiles] = useState<MediaLine[]>([])
  const refresh = () =>
    void getMedia().then(setFiles, () => {
      // Until the server is there again the last list stands.
    })
  useEffect(() => {
    if (isOpen) refresh()
  }, [isOpen])
  return { files, refresh }
}

/** Exchanges files, each as a change of the history; what was done last, and why something was not. */
function useExchange(onAnswer: () => void) {
  const { make, undo } = useStudio()
  const [fault, setFault] = useState('')
  const [done, setDone] = useState('')
  const settle = async (asked: Promise<Answer>, wordsOf: (done: string[]) => string) => {
    const answer = await asked
    setFault(answer.is === 'refused' ? refusalOf(answer) : '')
    setDone(answer.is === 'done' ? wordsOf(answer.done) : '')
    onAnswer()
  }
  return {
    fault,
    done,
    setFault,
    forget: () => setDone(''),
    exchange: (act: () => Promise<Answer>) => void settle(make(act), (words) => words.join(' ')),
    takeBack: () => void settle(undo(), () => ''),
  }
}
