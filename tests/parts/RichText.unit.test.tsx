import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Html } from '../../src/parts/Html'
import { RichText } from '../../src/parts/RichText'
import { TEXT_SLOTS } from '../../src/parts/slot'

const FILE = 'mill 0123456789ab 1600 1200 #aabbcc photo'
const short = (html: string) => html.replaceAll(/<picture>.*?alt="([^"]*)".*?<\/picture>/g, '[picture $1]')
const fromMarkdown = (text: string, isShown = true) => short(renderToStaticMarkup(<RichText {...(isShown && { slots: TEXT_SLOTS })}>{text}</RichText>))
const fromHtml = (html: string, isShown = true) => short(renderToStaticMarkup(<Html {...(isShown && { slots: TEXT_SLOTS })}>{html}</Html>))

test('a picture that stands alone in a running text is a figure with its line, among words it is a picture', () => {
  expect(fromMarkdown(`One.\n\n![The mill](<${FILE}> "Since 1911")\n\nTwo.`)).toBe(
    '<p>One.</p><figure class="figure">[picture The mill]<figcaption>Since 1911 </figcaption></figure><p>Two.</p>',
  )
  expect(fromMarkdown(`![The mill](<${FILE}>)`)).toBe('[picture The mill]')
  expect(fromMarkdown(`So ![The mill](<${FILE}> "Since 1911") it is`)).toBe('<p>So [picture The mill] it is</p>')
  expect(fromMarkdown(`![The mill][m]\n\n[m]: <${FILE}> "Since 1911"`)).toContain('<figcaption>Since 1911 </figcaption>')
})

test('where no pictures are shown, and of what is no file of media/, the words are', () => {
  expect(fromMarkdown(`![The mill](<${FILE}>)`, false)).toBe('<p>The mill</p>')
  expect(fromMarkdown('![The mill](https://example.com/mill.jpg)')).toBe('<p>The mill</p>')
  expect(fromHtml(`<p>a<img src="${FILE}" alt="x"></p>`, false)).toBe('<p>a</p>')
  expect(fromHtml('<p>a<img src="https://example.com/mill.jpg" alt="x" onerror="alert(1)"></p>')).toBe('<p>a</p>')
})

test('a figure of an article keeps its line', () => {
  expect(fromHtml(`<figure class="own"><img src="${FILE}" alt="The mill" onload="x" srcset="/a 1x"><figcaption>Since <em>1911</em></figcaption></figure>`)).toBe(
    '<figure class="figure">[picture The mill]<figcaption>Since <em>1911</em></figcaption></figure>',
  )
})

test('the file that is chosen fits the widest line of a text', () => {
  const html = renderToStaticMarkup(<RichText slots={TEXT_SLOTS}>{`![The mill](<${FILE}>)`}</RichText>)
  expect(html).toContain('sizes="min(38rem, (min(80rem, 100vw)')
  expect(html).toContain('1364w')
  expect(html).not.toContain('1600w')
})
