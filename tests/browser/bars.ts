import type { Site } from '../../src/site/schema/site'

export type Navigation = Site['settings']['navigation']

const LABELS = [
  'Início',
  'Guided tours of the bakery',
  'Bread',
  'Unternehmensfinanzierung',
  'Cakes and pastries',
  'How we work',
  'Questions and answers',
  'Opening hours',
  'Our people',
  'Contact us today',
  'Recipes of the season',
  'The mill on the river',
  'Vouchers',
  'Press and pictures',
]
const BUTTONS = ['Order', 'Ask for an individual offer', 'Book a guided tour of the bakery']
export const links = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ label: LABELS[(from + index) % LABELS.length] ?? '', href: `/#place-${index}` }))
export const buttons = (count: number) => BUTTONS.slice(0, count).map((label) => ({ label, href: '/' }))

export const BARS = {
  'three links': { links: links(3) },
  'five links and a button': { links: links(5), actions: buttons(1) },
  'eight links': { links: links(8) },
  'eight links and two buttons': { links: links(8, 3), actions: buttons(2) },
  'a group between nine links': { links: [...links(4), { label: 'More', links: links(3, 6) }, ...links(5, 9)], actions: buttons(1) },
  'fourteen links and three buttons': { links: links(14), actions: buttons(3) },
  'two links and a group': { links: [...links(1), { label: 'More', links: links(3, 6) }, ...links(1, 2)] },
  'two links and three long buttons': { links: links(2), actions: buttons(3) },
} satisfies Record<string, Pick<Navigation, 'links' | 'actions'>>
