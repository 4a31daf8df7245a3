import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { linksOf } from '../links'
import { atLink, folded } from '../linkTexts'
import { settingsOf } from '../../schema/settingsOf'
import type { Rule } from '../rule'

const vague = advice<{ label: string }>({
  code: 'PS515',
  title: 'A link that does not say where it leads',
  message: ({ label }) => `"${label}" does not say where the link leads; screen readers read out links without the text around them.`,
  hint: () => 'Name what the visitor gets, for example "Read the guide to fees".',
  example: {
    wrong: '{ "type": "linkList", "links": [{ "label": "Click here", "href": "/faq" }] }',
    right: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "/faq" }] }',
    words: { label: 'Click here' },
  },
})

/** Words that say nothing when they are read out alone, by language. */
const VAGUE: Record<string, readonly string[]> = {
  en: [
    'click here',
    'click',
    'here',
    'read more',
    'more',
    'learn more',
    'find out more',
    'see more',
    'view more',
    'more info',
    'details',
    'this',
    'this link',
    'this page',
    'link',
    'go',
    'continue',
  ],
  de: ['hier', 'hier klicken', 'klicken sie hier', 'mehr', 'mehr lesen', 'weiterlesen', 'mehr erfahren', 'weiter', 'link'],
  es: ['aquí', 'haga clic aquí', 'clic aquí', 'pulse aquí', 'más', 'leer más', 'ver más', 'más información', 'saber más', 'enlace'],
  fr: ['ici', 'cliquez ici', 'plus', 'lire la suite', 'en savoir plus', 'voir plus', 'suite', 'lien'],
  it: ['qui', 'clicca qui', 'altro', 'leggi di più', 'scopri di più', 'continua', 'link'],
  nl: ['hier', 'klik hier', 'meer', 'lees meer', 'meer lezen', 'meer informatie', 'link'],
  pt: ['aqui', 'clique aqui', 'mais', 'ler mais', 'leia mais', 'saiba mais', 'saber mais', 'ver mais', 'mais informações', 'ligação', 'link'],
}

export const rule: Rule = {
  meaning: 'A link says where it leads.',
  messages: [vague],
  checkPage: (page, context) => {
    const words = wordsIn(settingsOf(context.site, page).lang)
    return page.sections.flatMap((section) =>
      linksOf(section, context.blocks).flatMap((link) =>
        words.has(folded(link.label)) ? [atLink(context, page, section, link, message(vague, { label: link.label.trim() }))] : [],
      ),
    )
  },
}

const wordsIn = (lang: string) => new Set([...(VAGUE.en ?? []), ...(VAGUE[lang.split('-')[0] ?? ''] ?? [])])
