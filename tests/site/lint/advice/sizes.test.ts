import { describe, expect, test } from 'vitest'
import { innocent, navigation, second } from '../../../lib/innocent'
import { advised, plain } from './advised'

const { adviceIn, expectReached } = advised()

describe('sizes', () => {
  test('more than sixty sections are told', () => {
    expect(adviceIn(innocent({ sections: Array(60).fill(plain({ words: 'A kite' })) }))).toMatchInlineSnapshot(`
      "PS522 many-sections 7:19 <[>  page "/" › sections
        This page has 61 sections; more than 60 are hardly ever read. Share them out over several pages."
    `)
    expect(adviceIn(innocent({ sections: Array(59).fill(plain({ words: 'A kite' })) }))).toBe('')
  })

  test('more than two megabytes are told', () => {
    const sections = Array(50).fill(plain({ words: 'o'.repeat(20_000) }))
    const page = { ...second, sections: [...second.sections, ...sections, ...Array(5).fill(plain({ words: 'o'.repeat(20_000) }))] }
    expect(adviceIn(innocent({ sections, pages: [page], site: { navigation } }))).toMatchInlineSnapshot(`
      "PS523 large-file 1:1 <{>  
        The file has 2.01 MB; beyond 2.00 MB editing and checking become slow. Put what repeats into "shared" and "facts", and take out what is hidden for good."
    `)
    expect(adviceIn(innocent({ sections }))).toBe('')
  })
})

test('all of it is reached', () => expectReached('sizes'))
