import { expect, test } from 'vitest'
import { blocksOn } from '../../src/page/blocksOn'
import type { Page } from '../../src/site/schema/site'

const section = (type: string, patterns?: string[]) => ({ type, patterns }) as Page['sections'][number]

test('each block on a page and each pattern of its sections is named once, in the order of the alphabet', () => {
  expect(blocksOn({ sections: [section('prose'), section('hero'), section('prose'), section('cta')] })).toBe('cta hero prose')
  expect(blocksOn({ sections: [section('tabs', ['folds']), section('hero', ['facts', 'diagram']), section('faqGroup', ['folds'])] })).toBe('diagram facts faqGroup folds hero tabs')
  expect(blocksOn({ sections: [] })).toBe('')
})
