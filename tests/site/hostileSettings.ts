import { fileWith, pageWith, shelf, siteWith, toySettings } from '../lib/toy'

export const plain = siteWith({ type: 'rule' })
export const bytes = (text: string) => new TextEncoder().encode(text)
export const note = (fields: object) => siteWith({ type: 'note', text: 'Hello', ...fields })
export const utf16 = (text: string) => new Uint8Array([...text].flatMap((character) => [character.charCodeAt(0), 0]))
export const site = (fields: object) => fileWith({ site: { ...toySettings, ...fields } })
export const page = (fields: object) => fileWith({ pages: [{ ...pageWith({ type: 'rule' }), ...fields }] })
export const shelfOf = (slug: string) => fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: shelf(slug).collections })
export const secondPage = (path: string) => fileWith({ pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path }] })

export type Case = [name: string, content: string | Uint8Array, place: string]
