/** What an author may write into a diagram, as `shapeOf` tells it of the blocks that have one. */
export const DIAGRAM_SHAPE = {
  'diagram(advanceOffer)': 'kind advanceOffer, title text, note? text, prefix? text, unit? text, amount number, months integer ≥1 ≤480, labels object, factor number ≥1 ≤10',
  'diagram(advanceOffer).labels': 'amount text, price text, term text, payment text, total text',
  'diagram(balance)': 'kind balance, title text, note? text, prefix? text, unit? text, limit number, limitLabel text, points list ≥1 ≤12',
  'diagram(balance).points[]': 'label text, value number ≥0',
  'diagram(conversation)': 'kind conversation, title text, note? text, turns list ≥1 ≤6',
  'diagram(conversation).turns[]': 'who text, says text, own? boolean',
  'diagram(loanOffer)': 'kind loanOffer, title text, note? text, prefix? text, unit? text, amount number, months integer ≥1 ≤480, labels object, rate number ≥0 ≤100',
  'diagram(loanOffer).labels': 'amount text, price text, term text, payment text, total text',
  'diagram(payments)': 'kind payments, title text, note? text, prefix? text, unit? text, amount number, rate number ≥0 ≤100, months integer ≥1 ≤480, labels object',
  'diagram(payments).labels': 'payment text, principal text, interest text',
  'diagram(receipt)': 'kind receipt, title text, note? text, prefix? text, unit? text, items list ≥1 ≤8, sum text',
  'diagram(receipt).items[]': 'label text, value number',
  'diagram(remittances)':
    'kind remittances, title text, note? text, prefix? text, unit? text, amount number, factor number ≥1 ≤10, share number ≤100, purchased text, seasons list ≥1 ≤4',
  'diagram(remittances).seasons[]': 'label text, sales [number] ≥1 ≤12',
  'diagram(screen)': 'kind screen, title text, note? text, rows list ≥1 ≤8',
  'diagram(screen).rows[]': 'label text, value text, progress? number ≥0 ≤100',
  'diagram(shares)': 'kind shares, title text, note? text, prefix? text, unit? text, stacked? boolean, parts list ≥1 ≤8',
  'diagram(shares).parts[]': 'label text, value number',
}
