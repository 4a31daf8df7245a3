import { Group, Kbd, Modal, Table } from '@mantine/core'
import { keysInWords, SECTION_KEYS } from './sectionKeys'

const OTHERS = [
  { keys: '↑ ↓', words: 'Go to the section or page above or below' },
  { keys: 'Enter', words: 'Open the fields of a section, and go there' },
  { keys: 'Space, ↑ ↓, Space', words: 'On the handle of a section: lift it, move it, put it down' },
  { keys: 'Insert', words: 'On the name of a collection: add an entry' },
  { keys: 'F6', words: 'Go on to the bar, the pages, the sections, the page, its fields; with Shift, back' },
  { keys: '?', words: 'Show these keys' },
  { keys: 'Ctrl+Z', words: 'Undo' },
  { keys: 'Ctrl+Shift+Z', words: 'Redo' },
]

/** Lists the keys that work on the section in focus, and those that work everywhere. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const all = [...Object.values(SECTION_KEYS), ...OTHERS]
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keys">
      <Table>
        <Table.Tbody>
          {all.map(({ keys, words }) => (
            <Table.Tr key={words}>
              <Table.Th fw={400} scope="row">
                {words}
              </Table.Th>
              <Table.Td>
                <Group gap={4}>
                  {keysInWords(keys)
                    .split(', ')
                    .map((key, place) => (
                      <Kbd key={place}>{key}</Kbd>
                    ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
