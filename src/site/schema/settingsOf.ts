import type { Page, Site } from './site'

/** The settings of a site in the language of one of its pages. */
export function settingsOf({ settings, languages = [] }: Pick<Site, 'settings' | 'languages'>, { lang }: Pick<Page, 'lang'>): Site['settings'] {
  return languages.find((language) => language.lang === lang)?.settings ?? settings
}
