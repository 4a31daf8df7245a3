import { describe, expect, test } from 'vitest'
import { innocent } from '../../../lib/innocent'
import { toySettings } from '../../../lib/toy'
import { advised, plain } from './advised'

const { adviceIn, expectReached } = advised()

describe('what nothing uses', () => {
  test('a shared section', () => {
    const shared = { used: plain({ words: 'A kite' }), spare: plain({ words: 'A top' }) }
    expect(adviceIn(innocent({ shared, sections: [{ use: 'used' }] }))).toMatchInlineSnapshot(`
      "PS501 unused-shared 80:5 <"spare">  shared › spare
        No page uses the shared section "spare". Use it with { "use": "spare" }, or delete it."
    `)
  })

  test('an address, a fact, a gradient', () => {
    const site = {
      links: { shop: 'https://shop.example.org/', map: 'https://map.example.org/' },
      facts: { age: '12', price: { low: '$5', high: '$50' } },
      theme: { ...toySettings.theme, gradients: { dusk: ['#101010', '#202020'], dawn: ['#101010', '#303030'] } },
    }
    expect(adviceIn(innocent({ site, sections: [plain({ text: '[The map]({links.map}), {facts.price.low}', gradient: 'dawn' })] }))).toMatchInlineSnapshot(`
      "PS517 unused-link 44:7 <"shop">  site › links › shop
        Nothing uses {links.shop}. Use it, or delete it.
      PS518 unused-fact 48:7 <"age">  site › facts › age
        Nothing uses {facts.age}. Use it, or delete it.
      PS518 unused-fact 51:9 <"high">  site › facts › price › high
        Nothing uses {facts.price.high}. Use it, or delete it.
      PS519 unused-gradient 71:9 <"dusk">  site › theme › gradients › dusk
        Nothing uses the gradient "dusk". Use it, or delete it."
    `)
  })
})

test('all of it is reached', () => expectReached('unused'))
