import { expect, test } from 'vitest'
import { fileWith, pageWith, reported } from '../../../lib/toy'

test('an override that the block does not have is told where it stands, with what was meant', () => {
  const shared = { talk: { type: 'note', text: 'Call us.', title: 'Talk to us' } }
  expect(reported(fileWith({ shared, pages: [pageWith({ use: 'talk', with: { titel: 'Write to us' } })] }))).toMatchInlineSnapshot(`
    "PS204 pages.json:10:13 <"titel">  page "/" › section 1 (talk) › with › titel
      There is no field "titel" in "with" for a note. Did you mean "title"?"
  `)
})

test('an override that does not fit is told where it stands', () => {
  const shared = { talk: { type: 'note', text: 'Call us.' } }
  const overrides = [{ columns: 5 }, { icon: 'bel' }, { text: '{facts.agee}' }, { text: '[Go](/nowhere)' }, { type: 'rule' }, { gradient: 'dusk' }]
  expect(overrides.map((fields) => reported(fileWith({ shared, pages: [pageWith({ use: 'talk', with: fields })] }))).join('\n')).toMatchInlineSnapshot(`
    "PS206 pages.json:10:24 <5>  page "/" › section 1 (talk) › with › columns
      "5" is not one of the options. The options are: 2, 3, 4.
    PS305 pages.json:10:21 <"bel">  page "/" › section 1 (talk) › with › icon
      There is no icon "bel". Did you mean "bell"?
    PS301 pages.json:10:22 <{facts.agee}>  page "/" › section 1 (talk) › with › text
      Nothing is called {facts.agee}. Did you mean {facts.age}?
    PS302 pages.json:10:27 </nowhere>  page "/" › section 1 (talk) › with › text
      There is no page "/nowhere". The pages are: /.
    PS204 pages.json:10:13 <"type">  page "/" › section 1 (talk) › with › type
      There is no field "type" in "with" for a note. The fields are: text, title, icon, tone, columns, count, gradient, links, body, ground, width, spacing. If it is none of them, delete it.
    PS309 pages.json:10:25 <"dusk">  page "/" › section 1 (talk) › with › gradient
      site.theme.gradients has no "dusk". There are no gradients yet."
  `)
})
