import { z } from 'zod'

/** Every rule of advice by the name under which it can be switched off, with what it asks for. */
export const RULES = {
  'main-heading': 'A page has one main heading.',
  'heading-order': 'No level of headings is skipped.',
  'title-length': 'A title has 15 to 60 characters, with the name of the site.',
  'title-unique': 'No two pages have one title.',
  'description-missing': 'Every page has a description of its own.',
  'description-length': 'A description has 70 to 160 characters.',
  'description-unique': 'No two pages have one description.',
  'description-is-title': 'A description says more than the title.',
  'orphan-page': 'A link leads to every page.',
  'placeholder-text': 'No text is left for later.',
  contrast: 'Colours of the theme can be told apart.',
  'literal-value': 'What site.facts, site.contact or site.links holds is used by its token.',
  'vague-link': 'A link says where it leads.',
  'same-link-text': 'In one section, links with the same words lead to the same place.',
  'homograph-host': 'An address is written in one alphabet.',
  'insecure-link': 'A link starts with https.',
  'empty-list': 'A list has entries.',
  'many-sections': 'A page has at most 60 sections.',
  'large-file': 'The file has at most 2 MB.',
  'future-date': 'A day lies in the past.',
  'html-removed': 'HTML has only what pages show.',
  'markdown-removed': 'Running text has only what pages show.',
  'tag-in-text': 'HTML stands only where it is read as HTML.',
  'unused-shared': 'Every shared section is used.',
  'unused-link': 'Every entry of site.links is used.',
  'unused-fact': 'Every entry of site.facts is used.',
  'unused-gradient': 'Every gradient of the theme is used.',
  'token-form': 'A token stands in single braces, without spaces.',
  'own-address': 'A link to a page of the site starts with a slash.',
  'frame-words': 'The words around the content are in the language of the site.',
  'editor-help': 'The file says how editors can help.',
  'sends-nothing': 'What is written into a form reaches somebody.',
  'unused-allow': 'What is allowed does occur.',
} as const

export type RuleName = keyof typeof RULES

const reason = z
  .string()
  .max(500)
  .refine((text) => text.trim() !== '', { params: { code: 'empty-text' } })

const entries = Object.entries(RULES).map(([name, meaning]) => [name, reason.optional().describe(`Why this may be otherwise here: ${meaning}`)] as const)

/** Switches rules off, each with the reason. */
export const allow = z.strictObject(Object.fromEntries(entries) as Record<RuleName, z.ZodOptional<typeof reason>>)
export type Allow = z.infer<typeof allow>
