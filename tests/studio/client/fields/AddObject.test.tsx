import { expect, test } from 'vitest'
import { AddObject } from '../../../../src/studio/client/fields/AddObject'
import type { FieldForm } from '../../../../src/studio/types'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, soon } from '../hand'

const path = ['pages', 0, 'picture']
const draw = (...fields: FieldForm[]) => {
  const form = { is: 'object', fields } as const
  const media = [{ path: 'media/team/ana-maria_2.jpg', bytes: 10, kind: 'picture', uses: [] }]
  return aroundStudio(<AddObject path={path} field={fieldOf(form, { title: 'Picture' })} form={form} />, { answers: { '/media': media, '/picture': undefined } })
}
const src = (more: object = {}) => fieldOf({ is: 'text', role: 'media' }, { name: 'src', title: 'Src', isRequired: true, ...more })

test('a click adds what has to be there', async () => {
  const { edits } = await draw(fieldOf({ is: 'text', role: 'plain' }, { name: 'label', title: 'Label', isRequired: true }), src({ isRequired: false }))
  await click('Add Picture')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { label: 'Label' } }]))
})

test('where a picture has to be there, it is chosen first, and its name is what it shows until somebody says better', async () => {
  const { edits } = await draw(src())
  await click('Add Picture')
  await click('team/ana-maria_2.jpg1 KBunused')
  await click('Use this one')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { src: 'media/team/ana-maria_2.jpg', alt: 'ana maria 2' } }]))
})
