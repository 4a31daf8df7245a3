import type { Reply } from './fakeService'

/** A form with a field of each kind that is filled in otherwise. */
export const FORM = {
  title: 'Book a tour',
  fields: [
    { kind: 'text', name: 'fullName', label: 'Your name', required: 'Please tell us your name.' },
    { kind: 'email', name: 'email', label: 'E-mail', required: 'We need an address.', invalid: 'This is no address.' },
    { kind: 'radio', name: 'tongue', label: 'Language', options: ['English', 'Polish'] },
    { kind: 'choices', name: 'days', label: 'Days', options: ['Friday', 'Saturday', 'Sunday'] },
    { kind: 'agreement', name: 'consent', label: 'I agree.', required: 'Please agree.' },
    { kind: 'hidden', name: 'source', value: 'museum' },
  ],
  submit: 'Ask for a tour',
  errorSummary: 'Please check the fields.',
  success: { title: 'Thank you.', message: 'You will hear from us.' },
  withoutScript: { text: 'Without scripts, write to us.', link: { label: 'Write an e-mail', href: 'mailto:desk@example.com' } },
}
/** Where it may be delivered. */
export const DELIVERIES = {
  'a server of one’s own': { to: '/api/tours' },
  'a server of one’s own, as JSON': { to: '/api/tours', as: 'json' },
  netlify: { service: 'netlify' },
  cloudflare: { service: 'cloudflare' },
  formspree: { service: 'formspree', to: 'https://formspree.io/f/abcdwxyz', send: { subject: 'A tour' } },
  web3forms: { service: 'web3forms', as: 'json', send: { access_key: '00000000-0000-0000-0000-000000000000' } },
}
export type Name = keyof typeof DELIVERIES
/** Each has a page of its own. */
export const NAMES = Object.keys(DELIVERIES) as Name[]
export const pathOf = (name: Name) => `/form-${NAMES.indexOf(name)}`
/** How each of them says that it has taken an entry. */
export const TAKEN: Record<Name, Reply> = {
  'a server of one’s own': { body: '' },
  'a server of one’s own, as JSON': { body: '{"id":1}' },
  netlify: { body: '<html data-build="x">The page itself</html>' },
  cloudflare: { body: 'Hello, thank you.' },
  formspree: { body: '{"ok":true,"next":"/thanks"}' },
  web3forms: { body: '{"success":true,"message":"Email sent successfully!"}' },
}
/** Services that entries are sent to from the page itself. */
export const SERVICE: Partial<Record<Name, string>> = { formspree: 'https://formspree.io', web3forms: 'https://api.web3forms.com' }
