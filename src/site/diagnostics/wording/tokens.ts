import { also, entry, type Near, nearest } from '../../../parts/message'

/** PS3: tokens, what they stand for, and what they are filled with. */
export const tokenWording = {
  unknownToken: entry<Near & { others?: number }>({
    code: 'PS301',
    title: 'Unknown token',
    message: ({ name, others }) => `Nothing is called {${name}}.${also(others)}`,
    hint: ({ name, suggestion, known, others }) => {
      const [, list, own] = /^(facts|links)\.(\w+)$/.exec(name) ?? []
      const listed = nearest(
        'tokens',
        `{${name}}`,
        known.map((token) => `{${token}}`),
      )
      const back = others === undefined || list === undefined ? '' : ` Or write "${own}" into "${list}" in "site".`
      return (suggestion ? `Did you mean {${suggestion}}?` : listed) + back
    },
    example: {
      wrong: '{ "type": "hero", "title": "Up to {facts.loan.amont}" }',
      right: '{ "type": "hero", "title": "Up to {facts.loan.amount}" }',
      words: { name: 'facts.loan.amont', suggestion: 'facts.loan.amount', known: [] },
    },
  }),
  tokenCircle: entry<{ circle: string }>({
    code: 'PS320',
    title: 'Tokens that stand for each other',
    message: ({ circle }) => `These tokens stand for each other, so none of them has a value: ${circle}.`,
    hint: () => 'Write the words themselves in one of them.',
    example: {
      wrong: '{ "site": { "facts": { "loan": { "amount": "{facts.loan.most}", "most": "{facts.loan.amount}" } } } }',
      right: '{ "site": { "facts": { "loan": { "amount": "up to {facts.loan.most}", "most": "$500K" } } } }',
      words: { circle: '{facts.loan.amount} → {facts.loan.most} → {facts.loan.amount}' },
    },
  }),
  tooLongFilled: entry<{ whole: 'text' | 'page' | 'site'; size: number; limit: number; token: string; length: number }>({
    code: 'PS321',
    title: 'Too long with its tokens',
    message: ({ whole, size, limit }) => `With its tokens filled in, the length of this ${whole} in characters is ${grouped(size)}; at most ${grouped(limit)} fit.`,
    hint: ({ token, length }) => `Use {${token}} less often: it alone stands for ${grouped(length)}.`,
    example: {
      wrong: '{ "site": { "facts": { "terms": "(many pages)", "all": "{facts.terms} {facts.terms} {facts.terms} …" } } }',
      right: '{ "site": { "facts": { "terms": "(many pages)" } } }',
      words: { whole: 'text', size: 420_000, limit: 400_000, token: 'facts.terms', length: 20_000 },
    },
  }),
  joinedToken: entry<{ name: string }>({
    code: 'PS322',
    title: 'A token made of two parts',
    message: ({ name }) => `Filled in, this text holds {${name}}, which visitors would see as it is.`,
    hint: () => 'Write the token as one, and not in parts.',
    example: {
      wrong: '{ "site": { "facts": { "start": "{facts", "note": "From {facts.start}.loan.amount}" } } }',
      right: '{ "site": { "facts": { "note": "From {facts.loan.amount}" } } }',
      words: { name: 'facts.loan.amount' },
    },
  }),
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}
