import { message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import { valueAt } from '../text/jsonPath'
import type { Page, Section } from '../schema/site'
import { allPages, seenFrom } from './headings'
import { homeOf, pathOf } from './home'
import { type LinkAt, linksOf } from './links'
import type { LintContext, Rule } from './lint'

/** Words that say nothing when they are read out alone, by language. */
const VAGUE: Record<string, readonly string[]> = {
  en: ['click here', 'click', 'here', 'read more', 'more', 'learn more', 'find out more', 'see more', 'view more', 'more info', 'details', 'this', 'this link', 'this page', 'link', 'go', 'continue'],
  de: ['hier', 'hier klicken', 'klicken sie hier', 'mehr', 'mehr lesen', 'weiterlesen', 'mehr erfahren', 'weiter', 'link'],
  es: ['aquí', 'haga clic aquí', 'clic aquí', 'pulse aquí', 'más', 'leer más', 'ver más', 'más información', 'saber más', 'enlace'],
  fr: ['ici', 'cliquez ici', 'plus', 'lire la suite', 'en savoir plus', 'voir plus', 'suite', 'lien'],
  it: ['qui', 'clicca qui', 'altro', 'leggi di più', 'scopri di più', 'continua', 'link'],
  nl: ['hier', 'klik hier', 'meer', 'lees meer', 'meer lezen', 'meer informatie', 'link'],
  pt: ['aqui', 'clique aqui', 'mais', 'ler mais', 'leia mais', 'saiba mais', 'saber mais', 'ver mais', 'mais informações', 'ligação', 'link'],
}

export const vagueLink: Rule = (context) => {
  const vague = new Set([...(VAGUE.en ?? []), ...(VAGUE[context.site.settings.lang.split('-')[0] ?? ''] ?? [])])
  return allPages(context.site).flatMap((page) =>
    page.sections.flatMap((section) =>
      linksOf(section, context.blocks).flatMap((link) => (vague.has(folded(link.label)) ? [told(context, page, section, link, message('vagueLink', { label: link.label.trim() }))] : [])),
    ),
  )
}

export const sameLinkText: Rule = (context) =>
  allPages(context.site).flatMap((page) =>
    page.sections.flatMap((section) => {
      const links = linksOf(section, context.blocks)
      if (links.length < 2) return []
      const first = new Map<string, string>()
      return links.flatMap((link) => {
        const words = folded(link.label)
        const other = first.get(words)
        if (other !== undefined && placeOf(other) === placeOf(link.href)) return []
        first.set(words, other ?? link.href)
        return other === undefined ? [] : [told(context, page, section, link, message('sameLinkText', { label: link.label.trim(), href: link.href, other }))]
      })
    }),
  )

/** Mails to one address lead to the same place, whatever their subject. */
const placeOf = (href: string) => (href.startsWith('mailto:') ? href.replace(/\?.*$/s, '') : href)
const folded = (label: string) => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

function told({ file }: LintContext, page: Page, section: Section, { path, within }: LinkAt, why: Finding['message']): Finding {
  const home = homeOf(file, page, pathOf(section, path))
  // With tokens in it, the text that was written is not the one that was looked at.
  const isWritten = valueAt(file, home) === valueAt(section.props, path)
  return { ...at(home, why, isWritten ? within : undefined), seenFrom: seenFrom(page, section) }
}
