import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { JsonPath } from '../../../site/text/jsonPath'
import { wantField } from '../fields/wantedField'
import { getTexts } from '../offersApi'
import { useStudio } from '../useStudio'
import { type Found, findField, findText } from './findText'
import { type Rewritten, rewrite } from './rewrite'
import { writeElement } from './session'

type Question = { everywhere: NonNullable<Rewritten['everywhere']>; seen: string; here: () => void; revert: () => void }

/** What a running text may be drawn with; of anything else not all would come back as it is written. */
const MARKS = 'strong, b, em, i, a, code, br, span'

/** Whether all that stands in an element can be written there. */
const isWritable = ({ element, line, stretch }: Found) =>
  line.role !== 'richText' || (!element.querySelector(`:not(${MARKS})`) && element.querySelectorAll('a').length === stretch.links.length)

/**
 * Writing in the page itself.
 *
 * @returns what is to be called with an element that was clicked and the part of the file that it lies in, and what asks where a change counts
 */
export function useInPlace(): { write: (section: Element, clicked: Element, source: JsonPath, from: string) => Promise<void>; question: ReactNode } {
  const { send } = useStudio()
  const [asked, setAsked] = useState<Question>()
  const set = async (path: JsonPath, value: string, was: string, seen: string, revert: () => void) => {
    const answer = await send({ do: 'set', path, value }, was, seen)
    if (answer.is !== 'done') revert()
  }
  const take = ({ line, stretch }: Found, seen: string, before: string, after: string, revert: () => void) => {
    const { written, everywhere } = rewrite(line.written.slice(stretch.start, stretch.end), line.tokens, before, after)
    const here = () => void set(line.path, line.written.slice(0, stretch.start) + written + line.written.slice(stretch.end), line.written, seen, revert)
    // A value in which tokens stand is changed in its own field.
    if (everywhere && everywhere.token.path.length > 0 && everywhere.token.written === undefined) setAsked({ everywhere, seen, here, revert })
    else here()
  }
  const write = async (section: Element, clicked: Element, source: JsonPath, from: string) => {
    const { hash, lines } = await getTexts(source, section.ownerDocument.location.pathname, from).catch(() => ({ hash: from, lines: [] }))
    const found = findText(section, clicked, lines)
    if (found && isWritable(found)) {
      const { element, line, stretch } = found
      return writeElement({ element, isRich: line.role === 'richText', links: stretch.links, onWritten: (before, after, revert) => take(found, hash, before, after, revert) })
    }
    const field = found?.line.path ?? findField(section, clicked, lines)
    if (field) wantField(field)
  }
  const answer = (act: (question: Question) => void) => () => {
    if (asked) act(asked)
    setAsked(undefined)
  }
  const question = asked && (
    <Modal opened onClose={answer(({ revert }) => revert())} title="Where does this count?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm" mb="sm">
        “{asked.everywhere.token.value}” comes from {`{${asked.everywhere.token.name}}`}, which is used in{' '}
        {asked.everywhere.token.uses === 1 ? '1 place' : `${asked.everywhere.token.uses} places`}. It would be “{asked.everywhere.value}”.
      </Text>
      <Group gap="xs">
        <Button data-autofocus onClick={answer(({ everywhere: { token, value }, seen, revert }) => void set(token.path, value, token.value, seen, revert))}>
          Change everywhere
        </Button>
        <Button variant="default" onClick={answer(({ here }) => here())}>
          Only here
        </Button>
        <Button variant="subtle" onClick={answer(({ revert }) => revert())}>
          Leave it
        </Button>
      </Group>
    </Modal>
  )
  return { write, question }
}
