import { expect, test } from 'vitest'
import { blocksOn } from '../../src/page/blocksOn'
import type { Page } from '../../src/site/schema/site'

const section = (type: string) => ({ type }) as Page['sections'][number]

test('each block on a page is named once, in the order of the alphabet', () => {
  expect([blocksOn({ sections: [section('prose'), section('hero'), section('prose'), section('cta')] }), blocksOn({ sections: [] })]).toEqual(['cta hero prose', ''])
})

test('patterns that blocks share are named with them', () => {
  expect(blocksOn({ sections: [section('tabs'), section('faqGroup')] })).toBe('faqGroup folds tabs')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'receipt' } } }] })).toBe('diagram hero receipt')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'conversation' } } }] })).toBe('diagram hero talk')
  expect(blocksOn({ sections: [{ ...section('prose'), props: { contents: true } }] })).toBe('contents prose')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'shares' } } }] })).toBe('diagram hero')
})
