/** What a new block can be: only read, or awake in the browser. */
export type Kind = 'View' | 'Island'

/** The files of a new block by their names; it passes every gate as it is and waits to be made one's own. */
export function blockFiles(name: string, kind: Kind): Record<string, string> {
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  return { 'schema.ts': schemaFile(type, kind), [`${kind}.tsx`]: kind === 'View' ? viewFile(type) : islandFile(type), 'examples.json': examplesFile(kind) }
}

/** "openingHours" as people write it: "Opening hours". */
function inWords(type: string): string {
  return type.charAt(0) + type.slice(1).replaceAll(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`)
}

function schemaFile(type: string, kind: Kind): string {
  const more = kind === 'Island' ? `\n    button: text.describe('Words on the button that hides and shows what is said of the entries.'),` : ''
  return `import { z } from 'zod'
import { heading } from '../../parts/heading'
import { actions } from '../../parts/link'
import { text } from '../../parts/text'

const item = z.strictObject({
  title: text.describe('What the entry is about.'),
  text: text.optional().describe('One or two sentences about it.'),
})

export const schema = z
  .strictObject({
    ...heading,
    items: z.array(item).max(24).describe('The entries in their order.'),${more}
    actions: actions.optional().describe('Buttons under the entries.'),
  })
  .meta({ title: '${inWords(type)}', description: 'A heading and a few entries.', icon: 'layout-list', group: 'text' })

export type ${type} = z.infer<typeof schema>
`
}

function viewFile(type: string): string {
  return `import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import type { ${type} } from './schema'

export default function ${type}View({ items, actions, ...heading }: ${type}) {
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className="ticks">
          {items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </>
  )
}
`
}

function islandFile(type: string): string {
  return `import { Button } from '@mantine/core'
import { useState } from 'react'
import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import type { ${type} } from './schema'

/** Wakes up when it is touched. Until then it is the HTML that the server drew. */
export default function ${type}Island({ items, button, actions, ...heading }: ${type}) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Heading {...heading} />
      <ul className="ticks">
        {items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text && <p hidden={!isOpen}>{text}</p>}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {button}
        </Button>
      </div>
      <Actions actions={actions} />
    </>
  )
}
`
}

/** A word longer than any line: what carries it must break it. */
const LONG = 'Büchereiausleihfristenverlängerungsantragsformularannahmestellenöffnungszeitentafelaufhängevorrichtung'

function examplesFile(kind: Kind): string {
  const more = kind === 'Island' ? { button: 'Details' } : {}
  const first = { title: 'The first entry', text: 'What there is to say about it.' }
  const second = { title: 'The second entry' }
  const examples = {
    barest: { items: [second], ...more },
    usual: { title: 'A heading', items: [first, second], ...more },
    full: {
      eyebrow: 'A topic',
      title: 'A heading with everything',
      intro: 'One sentence that leads to the entries.',
      items: [first, second, { title: 'The third entry', text: 'The last one.' }],
      ...more,
      actions: [
        { label: 'Read more', href: '/', style: 'primary' },
        { label: 'Write to us', href: 'mailto:hello@example.com', style: 'text' },
      ],
    },
    hard: {
      eyebrow: 'تفتح المكتبة أبوابها كل يوم.',
      title: LONG,
      items: [{ title: `${LONG} 2`, text: LONG }, { title: 'مواعيد العمل', text: 'يوميًا من التاسعة صباحًا.' }, { title: '👩‍🍳' }],
      ...more,
      actions: [],
    },
  }
  const fields = (example: object) => Object.entries(example).map(([field, value]) => `    ${JSON.stringify(field)}: ${inOneLine(value)}`)
  const entries = Object.entries(examples).map(([name, example]) => `  "${name}": {\n${fields(example).join(',\n')}\n  }`)
  return `{\n${entries.join(',\n')}\n}\n`
}

function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']')
}
