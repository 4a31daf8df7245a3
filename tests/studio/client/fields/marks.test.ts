import { describe, expect, test } from 'vitest'
import { type Mark, withMark } from '../../../../src/studio/client/fields/marks'

/** A text with the selected stretch in angle brackets. */
const marked = (written: string, mark: Mark) => {
  const [start, end] = [written.indexOf('<'), written.indexOf('>') - 1]
  const { text, start: from, end: to } = withMark({ text: written.replace(/[<>]/g, ''), start, end }, mark)
  return `${text.slice(0, from)}<${text.slice(from, to)}>${text.slice(to)}`
}

describe('a button marks what is selected', () => {
  test.each<[Mark, string, string]>([
    ['bold', 'No <hidden> fees', 'No **<hidden>** fees'],
    ['bold', 'No **<hidden>** fees', 'No <hidden> fees'],
    ['italic', 'No <hidden> fees', 'No *<hidden>* fees'],
    ['italic', 'No *<hidden>* fees', 'No <hidden> fees'],
    ['italic', 'No **<hidden>** fees', 'No ***<hidden>*** fees'],
    ['italic', 'No ***<hidden>*** fees', 'No **<hidden>** fees'],
    ['bold', 'No< hidden >fees', 'No **<hidden>** fees'],
    ['link', 'Ask <us> now', 'Ask [us](</>) now'],
    ['link', 'Ask <>', 'Ask [words](</>)'],
    ['list', 'One\n<Two\nThree>', 'One\n\n<- Two\n- Three>'],
    ['list', '<- Two\n- Three>', '<Two\nThree>'],
    ['list', 'O<n>e', '<- One>'],
    ['list', '- One\nT<w>o', '- One\n<- Two>'],
  ])('%s: %s becomes %s', (mark, before, after) => expect(marked(before, mark)).toBe(after))
})
