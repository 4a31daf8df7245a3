import { anchorAttributes, LinkWords } from '../parts/Anchor'
import { Icon } from '../parts/Icon'
import { profileAt } from '../parts/profiles'
import { serviceOf } from '../parts/analytics'
import type { Site } from '../site/schema/site'
import { Brand } from './Logo'

/** Pages about the organisation elsewhere, each by the icon of its service. */
function Profiles({ hrefs, label }: { hrefs: readonly string[]; label: string }) {
  return (
    <ul className="profiles" aria-label={label}>
      {hrefs.map(profileAt).map(({ href, name, icon }) => (
        <li key={href}>
          <a {...anchorAttributes(href)} title={name}>
            <Icon name={icon} />
            <span className="visually-hidden">
              <LinkWords href={href}>{name}</LinkWords>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The foot of every page. */
export function Footer({ site }: { site: Site }) {
  const { footer, services, words } = site.settings
  const asks = serviceOf(services)?.asks
  return (
    <div className="container foot">
      <div className="foot-brand">
        <p className="brand">
          <Brand settings={site.settings} isDark={(footer.ground ?? 'dark') === 'dark'} />
        </p>
        {footer.text && <p>{footer.text}</p>}
        {footer.profiles && site.settings.profiles && <Profiles hrefs={site.settings.profiles} label={words.profiles} />}
      </div>
      {footer.columns.map(({ title, links }, index) => (
        <div key={index}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, href }, place) => (
              <li key={place}>
                {href ? (
                  <a {...anchorAttributes(href)}>
                    <LinkWords href={href}>{label}</LinkWords>
                  </a>
                ) : (
                  label
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {footer.note && <p className="foot-note">{footer.note}</p>}
      <div className="foot-end">
        <p>{footer.copyright}</p>
        {(footer.links?.length || asks) && (
          <ul>
            {footer.links?.map(({ label, href }, index) => (
              <li key={index}>
                <a {...anchorAttributes(href)}>
                  <LinkWords href={href}>{label}</LinkWords>
                </a>
              </li>
            ))}
            {asks && (
              <li className="consent-again">
                <button type="button" data-consent="">
                  {words.cookieSettings}
                </button>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  )
}
