import { expect, test } from 'vitest'
import { ColourField } from '../../../../src/studio/client/fields/ColourField'
import { aroundStudio, fieldOf, offers } from '../aroundStudio'
import { found, leave, soon, write } from '../hand'

const path = ['site', 'theme', 'accent']

test('a colour is written as #rrggbb, and those of the site are offered', async () => {
  const answers = { '/offers': { ...offers, colours: ['#112233', '#445566'] } }
  const { edits } = await aroundStudio(<ColourField path={path} field={fieldOf({ is: 'text', role: 'plain' })} value="#0b6e4f" />, { answers })
  const input = await found('Title')
  expect(input).toHaveProperty('value', '#0b6e4f')
  input.focus()
  await soon(() => expect(document.querySelectorAll('.mantine-ColorInput-colorPreview, .mantine-ColorSwatch-root').length).toBeGreaterThan(1))
  leave(await write('Title', '#ff0000'))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value: '#ff0000' }))
  leave(await write('Title', ''))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path }))
})
