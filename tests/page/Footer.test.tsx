import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { Footer } from '../../src/page/Footer'
import { Provider } from '../../src/parts/Provider'
import { compile } from '../../src/site/compile'
import { threeLanguages } from '../sites/threeLanguages'

const blocks = await loadBlocks()

function footOf(profiles: boolean) {
  const file = threeLanguages() as { site: { footer: object; profiles?: string[] } }
  file.site.profiles = ['https://www.linkedin.com/company/quoin', 'https://register.example/4711']
  file.site.footer = { ...file.site.footer, profiles }
  const { site, problems } = compile(new TextEncoder().encode(JSON.stringify(file)), 'pages.json', blocks)
  if (!site) throw new Error(JSON.stringify(problems))
  const { lang, words } = site.settings
  return renderToStaticMarkup(
    <Provider frame={{ lang, words, icons: site.icons }}>
      <Footer site={site} />
    </Provider>,
  )
}

test('pages elsewhere are shown by the icon and the name of their service, where the foot says so', () => {
  const html = footOf(true)
  expect(html).toMatch(
    /<ul class="profiles" aria-label="[^"]+"><li><a href="https:\/\/www\.linkedin\.com\/company\/quoin" target="_blank" rel="noopener noreferrer" title="LinkedIn"><svg class="icon"[^>]*><path/,
  )
  expect(html).toMatch(/<span class="visually-hidden">LinkedIn/)
  expect(html).toContain('>register.example<')
  expect(footOf(false)).not.toContain('profiles')
})
