import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeBlock } from '../../src/parts/CodeBlock'
import { PictureCaption } from '../../src/parts/PictureCaption'
import { Provider } from '../../src/parts/Provider'
import { toyFrame } from '../lib/drawn'

const code = (text: string) =>
  renderToStaticMarkup(
    <Provider frame={{ ...toyFrame, words: { ...toyFrame.words, code: 'Code' } }}>
      <CodeBlock text={text}>{text}</CodeBlock>
    </Provider>,
  )

test('code is reached by keyboard where one of its lines is longer than the narrowest screen, and no stop on the way else', () => {
  const [fits, wide] = ['x'.repeat(30), 'x'.repeat(31)]
  expect(code(`${fits}\n${fits}`)).toBe(`<pre>${fits}\n${fits}</pre>`)
  expect(code(`a\n${wide}`)).toBe(`<pre tabindex="0" role="region" aria-label="Code">a\n${wide}</pre>`)
})

test.each([
  [undefined, undefined, ''],
  ['A house', undefined, '<figcaption>A house </figcaption>'],
  [undefined, 'Ana', '<figcaption> <small>Ana</small></figcaption>'],
  ['A house', 'Ana', '<figcaption>A house <small>Ana</small></figcaption>'],
])('below a picture stand its words (%s) and who made it (%s)', (caption, credit, expected) => {
  expect(renderToStaticMarkup(<PictureCaption caption={caption} credit={credit} />)).toBe(expected)
})
