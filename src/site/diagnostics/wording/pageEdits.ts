import { counted } from '../../../parts/counted'
import { listed, meant } from '../../../parts/message'

/** What "npm run page" answers. */
export const pageWords = {
  usage: `npm run page -- move /old /new       links to it follow, and the old address leads there
npm run page -- copy /faq /questions     right behind itself
npm run page -- remove /faq /contact     links to it lead to the other page instead
npm run page -- remove /faq              asks, where links lead to it
npm run page -- undo                     takes the last change back; redo: the other way`,
  noAction: (action: string, suggestion: string | undefined) => [`"npm run page" cannot "${action}".`, meant(suggestion)].filter(Boolean).join(' '),
  noPage: (address: string, suggestion: string | undefined) => [`There is no page "${address}".`, meant(suggestion)].filter(Boolean).join(' '),
  noAddress: (action: string) => `Say which page, and its new address: npm run page -- ${action} /old /new`,
  whichPage: 'Say which page: npm run page -- remove /faq',
  badAddress: (address: string, fault: string) => `"${address}" cannot be the address of a page: ${fault}. Write it like "/our-team".`,
  otherKind: (from: string, to: string) =>
    from.endsWith('/$slug')
      ? `"${from}" is made for each item of a collection, so its address ends in "/$slug". Write: ${to.replace(/\/$/, '')}/$slug`
      : `"${to}" would be made for each item of a collection. Leave "/$slug" out.`,
  tooMuch: (words: readonly string[]) => `"${words.join(' ')}" is too much.`,
  notValid: 'The file has mistakes, so its links cannot all be found. Mend them first: npm run check',
  badGoal: (address: string, fault: string) => `"${address}" is no address to which anybody can be led: ${fault}.`,
  taken: (address: string) => `There is already a page "${address}".`,
  same: (address: string) => `"${address}" is what should be removed; nothing can lead there.`,
  homeStays: 'The home page stays at "/": every site has one. Change its sections, or give another page its place in the file.',
  linked: (address: string, count: number) =>
    `${counted(count, 'link')} would lead to nothing. Say where ${count === 1 ? 'it' : 'they'} should lead instead: npm run page -- remove ${address} /other`,
  linkedFrom: (address: string, count: number) => `${counted(count, 'link')} to "${address}":`,
  ask: (address: string) => `Where should they lead instead of "${address}"? (an address such as /contact; nothing: leave all as it is) `,
  moved: (from: string, to: string, count: number) => `"${from}" is "${to}" now${count === 0 ? '; no link led to it' : `, and ${counted(count, 'link')} with it`}.`,
  movedAlready: (from: string, to: string) => `"${from}" is "${to}" already, and leads there.`,
  led: (from: string, to: string) =>
    from.endsWith('/$slug') ? `Who asks for one of its old addresses is led to the new one, such as "${to.replace('$slug', '…')}".` : `Who asks for "${from}" is led to "${to}".`,
  stay: (from: string, below: readonly string[]) =>
    `Pages below "${from}" stay where they are: ${listed(below.slice(0, 5).map((path) => `"${path}"`))}${below.length > 5 ? ' …' : ''}.`,
  removed: (address: string) => `"${address}" is removed.`,
  removedAlready: (address: string, instead: string) => `"${address}" is removed already, and leads to "${instead}".`,
  ledInstead: (address: string, instead: string, count: number) =>
    `Who asks for "${address}" is led to "${instead}"${count === 0 ? '' : `, and so ${count === 1 ? 'does' : 'do'} ${counted(count, 'link')}`}.`,
  toItself: (address: string, count: number, sections: readonly number[]) => {
    const [leads, them] = count === 1 ? ['leads', 'it'] : ['lead', 'them']
    const place = sections.length > 0 ? `, in ${sections.map((section) => `section ${section}`).join(', ')}` : ''
    return `${counted(count, 'link')} on "${address}" ${leads} to that page itself now${place}: change ${them}, or take ${them} out.`
  },
  copied: (from: string, to: string) => `"${to}" is a copy of "${from}". No link leads to it yet; give it a title of its own.`,
}
