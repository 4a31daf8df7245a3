import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Actions, variantOf } from '../parts/Actions'
import { anchorAttributes, LinkWords, useFileWords } from '../parts/Anchor'
import { useFrame } from '../parts/frame'
import type { Action } from '../parts/link'
import type { Site, Version } from '../site/schema/site'
import { choicesOf, LanguageMenu, Languages } from './Languages'
import { Brand } from './Logo'
import { currentOf, isInGroup } from './currentLink'
import { SchemeSwitch } from './SchemeSwitch'
import { isSwitched } from './schemeScript'
import { entranceOf } from './siteIn'

type Navigation = Site['settings']['navigation']
type Entry = Navigation['links'][number]

function Group({ label, links, path, id }: Extract<Entry, { links: unknown }> & { path: string; id: string }) {
  return (
    <>
      <button type="button" className="bar-link" popoverTarget={id} aria-controls={id} aria-current={isInGroup(links, path) || undefined}>
        {label}
        <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </button>
      <div id={id} className="bar-list" popover="auto">
        <Links links={links} path={path} />
      </div>
    </>
  )
}

type Listed = { label: string; href: string; text?: string | undefined; figure?: string | undefined }

/** The words alone are the link: a list of links is read out as briefly as it was. */
function Links({ links, path, className }: { links: readonly Listed[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ text, figure, ...link }, index) => (
        <li key={index}>
          <PageLink {...link} path={path} />
          {figure && <b>{figure}</b>}
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  )
}

function PageLink({ label, href, path, className }: { label: string; href: string; path: string; className?: string }) {
  return (
    <a className={className} {...anchorAttributes(href)} aria-current={currentOf(href, path)}>
      <LinkWords href={href}>{label}</LinkWords>
    </a>
  )
}

/**
 * The words of the bar once more, for nobody to see or hear: how they wrap decides whether the bar shows its links, or its
 * buttons only, or leaves all to the panel. The words are in attributes, so that no reader of the page finds them twice.
 */
function Ruler({ links, actions }: { links: readonly Entry[]; actions: readonly Action[] }) {
  const fileWords = useFileWords()
  const whole = (label: string, href: string) => `${label} ${fileWords(href, label)}`.trim()
  return (
    <div className="bar-ruler" aria-hidden="true">
      {actions.length > 0 && (
        <span className="ruler-actions actions">
          {actions.map((action, index) => (
            <Button key={index} component="span" size="sm" variant={variantOf(action, index)}>
              <span data-label={whole(action.label, action.href)} />
            </Button>
          ))}
        </span>
      )}
      <i className="ruler-burger" />
      <span className="ruler-links">
        {links.map((entry, index) => (
          <span key={index} className="ruler-link" data-label={'links' in entry ? entry.label : whole(entry.label, entry.href)}>
            {'links' in entry && <i className="chevron" />}
          </span>
        ))}
      </span>
    </div>
  )
}

/** The panel for phones: a native modal dialog, opened by the browser itself where it knows `command`, else by `boot`. */
function Panel({ links, actions, panelTitle, path, children }: Pick<Navigation, 'links' | 'actions'> & { panelTitle: string; path: string; children: ReactNode }) {
  const { words } = useFrame()
  return (
    <dialog id="panel" className="panel" aria-labelledby="panel-title" {...{ closedby: 'any' }}>
      <div className="panel-head">
        <h2 id="panel-title">{panelTitle}</h2>
        <button type="button" className="round" aria-label={words.closeMenu} {...{ commandfor: 'panel', command: 'close' }}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <Actions actions={actions} />
      <nav aria-label={panelTitle}>
        <ul>
          {links.map((entry, index) => (
            <li key={index}>
              {'links' in entry ? (
                <>
                  <h3>{entry.label}</h3>
                  <Links links={entry.links} path={path} className="panel-list" />
                </>
              ) : (
                <PageLink {...entry} path={path} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </dialog>
  )
}

/** The bar at the top of every page. It opens its lists and its panel without a script. */
export function Header({ site, path, versions }: { site: Site; path: string; versions?: readonly Version[] | undefined }) {
  const { words, navigation } = site.settings
  const { links, actions = [], search, label = words.mainNavigation, panelTitle = words.menu } = navigation
  const choices = choicesOf(site, versions)
  return (
    <div className="bar">
      <a className="brand" href={entranceOf(site)}>
        <Brand settings={site.settings} />
      </a>
      <div className="bar-end">
        <Ruler links={links} actions={actions} />
        <div className="bar-menu">
          <nav className="bar-nav" aria-label={label}>
            <ul>
              {links.map((entry, index) => (
                <li key={index}>{'links' in entry ? <Group {...entry} path={path} id={`list-${index + 1}`} /> : <PageLink {...entry} path={path} className="bar-link" />}</li>
              ))}
            </ul>
          </nav>
          {actions.length > 0 && (
            <div className="bar-actions">
              <Actions size="sm" actions={actions} />
            </div>
          )}
          <button
            type="button"
            className="round burger"
            aria-label={words.openMenu}
            aria-haspopup="dialog"
            aria-controls="panel"
            aria-expanded="false"
            {...{ commandfor: 'panel', command: 'show-modal' }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 7h18M3 12h18M3 17h18" />
            </svg>
          </button>
        </div>
      </div>
      {search && (
        <a className="round bar-search" {...anchorAttributes(search)} aria-current={currentOf(search, path)}>
          <span className="visually-hidden">{words.search}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20 20" />
          </svg>
        </a>
      )}
      {isSwitched(site.settings) && <SchemeSwitch className="bar-scheme" />}
      {choices.length > 0 && <LanguageMenu choices={choices} />}
      <Panel links={links} actions={actions} panelTitle={panelTitle} path={path}>
        {choices.length > 0 && (
          <nav aria-label={words.languages}>
            <Languages choices={choices} className="panel-languages" />
          </nav>
        )}
        {isSwitched(site.settings) && <SchemeSwitch className="panel-scheme" isNamed />}
      </Panel>
    </div>
  )
}
