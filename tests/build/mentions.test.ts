import { expect, test } from 'vitest'
import { mentionsIn } from '../../src/build/mentions'

test('of a text the classes of components are told, and the variables that it reads', () => {
  const { classes, variables } = mentionsIn('root: "m_87cf2631 m_abc12", xm_11111, m_123, m_123456789; a{color:var(--ink);top:var( --b-2 , 1px);--own:1px}')
  expect([...classes]).toEqual(['m_87cf2631', 'm_abc12'])
  expect([...variables]).toEqual(['--ink', '--b-2'])
})
