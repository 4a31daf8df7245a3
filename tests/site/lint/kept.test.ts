import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { message, renderMessage } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'
import { entries, rules } from '../../../src/site/lint/findRules'
import { keep, type KeptFinding, restore } from '../../../src/site/lint/kept'

test('what was kept of a finding is the finding again after any time, with the sentences of its rule', () => {
  const [own] = rules.get('vague-link')?.messages ?? []
  if (!own) throw new Error('There is no such rule.')
  const findings = [
    { ...at(['pages', 0], message(own as never, { label: 'Here' } as never), { start: 1, length: 4 }), rule: 'vague-link', seenFrom: [['pages', 0]] },
    at(['site'], message('emptyFile', {})),
  ]
  const kept: KeptFinding[] = deserialize(serialize(keep(findings)))
  expect(restore(kept, entries)).toEqual(findings)
  expect(restore(kept, entries).map((finding) => renderMessage(finding.message).code)).toEqual([own.code, renderMessage(message('emptyFile', {})).code])
})

test('every sentence of a rule is found by its code', () => {
  const all = [...rules.values()].flatMap(({ messages }) => messages)
  expect(all.map(({ code }) => entries.get(code))).toEqual(all)
})
