import { expect, test } from 'vitest'
import { renderMessage } from '../../../../src/site/diagnostics/catalogue'
import { syntaxFindings } from '../../../../src/site/read/syntax/syntax'
import { tornTail } from '../../../../src/site/read/syntax/tornTail'
import { writersFiles } from '../../writersFiles'

const cuts = Object.entries(writersFiles).filter(([name]) => name.startsWith('a cut '))
const saysOf = (text: string) => syntaxFindings(text).map(({ message }) => renderMessage(message))

test.each(cuts)('%s is one mistake: undoing it is named first, and then what is to be deleted', (_name, text) => {
  const [said, ...others] = saysOf(text)
  expect(others).toEqual([])
  expect(said?.message).toBe('Here begins the rest of an entry whose beginning is gone.')
  expect(said?.hint).toMatch(/^If it came by mistake: "npm run section -- undo".*To go on without it, delete lines \d+ to \d+ and the comma before\.$/)
})

test('where one bracket is missing that opens, nothing more is taken for lost', () => {
  const whole = JSON.stringify({ pages: [{ path: '/', sections: [{ type: 'rule' }, { type: 'rule' }] }] }, null, 2)
  const text = whole.replace(/\{\n(?=\s+"type": "rule"\n\s+\}\n)/, '')
  expect(tornTail(text, [{ name: 'openMissing', offset: text.lastIndexOf('"type"'), length: 6, edits: [] }])).toBeUndefined()
  expect(saysOf(text).map(({ message }) => message)).toEqual(['Here an opening bracket is missing.'])
})

test('lines that stand within an entry that goes on are replaced by what closes it', () => {
  const text = `{
  "pages": [
    {
      "path": "/",
      "sections": [
        {
          "type": "note",
              "label": "Home"
            }
          ]
        }
      ]
    }
  ]
}`
  const [hint = ''] = saysOf(text).map((said) => said.hint)
  expect(hint).toContain('To go on without it, ')
})
