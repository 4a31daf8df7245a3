import { useFrame, useWord } from '../parts/frame'
import type { Site, SiteLanguage, Version } from '../site/schema/site'

type Choice = { language: SiteLanguage; path: string; isOwn: boolean }

/** The languages of a site with the address of the page in each; none on a site that has only one. */
export function choicesOf({ languages = [], settings }: Site, versions: readonly Version[] = []): Choice[] {
  return languages.flatMap((language) => {
    const version = versions.find(({ lang }) => lang === language.lang)
    return version ? [{ language, path: version.path, isOwn: language.lang === settings.lang }] : []
  })
}

/** The choice of languages, each called what it calls itself. */
export function Languages({ choices, className }: { choices: readonly Choice[]; className?: string }) {
  return (
    <ul className={className}>
      {choices.map(({ language: { lang, label, settings }, path, isOwn }) => (
        <li key={lang}>
          <a href={path} lang={lang} dir={settings.dir} hrefLang={lang} aria-current={isOwn || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The choice in the bar: a button with the language of the page that opens the list of all. */
export function LanguageMenu({ choices }: { choices: readonly Choice[] }) {
  const { words } = useFrame()
  const own = choices.find(({ isOwn }) => isOwn)
  if (!own) return null
  const { label } = own.language
  return (
    <nav className="bar-languages" aria-label={words.languages}>
      <button type="button" className="bar-link" popoverTarget="list-languages" aria-controls="list-languages">
        {label}
        <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </button>
      <div id="list-languages" className="bar-list" popover="auto">
        <Languages choices={choices} />
      </div>
    </nav>
  )
}

/** What stands above a page that is shown in another language, since it is not translated. */
export function Untranslated({ shown }: { shown: string }) {
  const { lang } = useFrame()
  const word = useWord()
  const names = new Intl.DisplayNames([lang], { type: 'language' })
  return (
    <div className="container">
      <p className="untranslated">{word('untranslated', { language: names.of(lang) ?? lang, shown: names.of(shown) ?? shown })}</p>
    </div>
  )
}
