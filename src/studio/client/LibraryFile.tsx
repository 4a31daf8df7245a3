import { Button, FileButton, Group, List, Stack, Text, Title } from '@mantine/core'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, MediaLine } from '../types'
import { sizeOf } from './fileSize'
import { removeMedia, replaceMedia } from './mediaApi'
import { SmallPicture } from './SmallPicture'
import { useVisit } from './useVisit'

type Props = { file: MediaLine; onChoose: () => void; onExchange: (exchange: () => Promise<Answer>) => void; onLeave: () => void }

/** One file of the library: its size, where it is used, and what can be done with it. */
export function LibraryFile({ file, onChoose, onExchange, onLeave }: Props) {
  const visit = useVisit()
  const { path, kind, uses, fault } = file
  const leave = (place: JsonPath) => {
    onLeave()
    visit(place)
  }
  return (
    <Stack component="section" gap="xs" aria-label={`The file ${path}`} className="library-file">
      {kind === 'picture' && <SmallPicture path={path} />}
      <Title order={3} size="h5">
        {path.replace(/^media\//, '')}
      </Title>
      <Text size="sm">{sizeOf(file)}</Text>
      {fault && (
        <Text size="sm" c="red.9">
          It {fault}
        </Text>
      )}
      <Button onClick={onChoose}>Use this one</Button>
      <Group gap="xs">
        {kind === 'picture' && (
          <FileButton accept="image/*" onChange={(chosen) => chosen && onExchange(() => replaceMedia(path, chosen))}>
            {(props) => (
              <Button {...props} variant="default">
                Replace
              </Button>
            )}
          </FileButton>
        )}
        <Button variant="default" disabled={uses.length > 0} onClick={() => onExchange(() => removeMedia(path))}>
          Remove
        </Button>
      </Group>
      <Text size="sm" fw={600}>
        {uses.length === 0 ? 'Nothing uses it.' : 'Used here:'}
      </Text>
      <List listStyleType="none" size="sm" spacing={2}>
        {uses.map(({ path: place, where }) => (
          <List.Item key={place.join()}>
            <Button variant="subtle" size="compact-xs" onClick={() => leave(place)}>
              {where}
            </Button>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
