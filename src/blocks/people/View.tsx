import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import { Picture } from '../../parts/Picture'
import type { Slot } from '../../parts/slot'
import type { People } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

/** As wide as the stylesheet makes a portrait. */
const SMALL: readonly Slot[] = [{ rem: 5.5 }, { from: 62, rem: 9 }]
const LARGE: readonly Slot[] = [{ rem: 5.5 }, { from: 47.5, rem: 12.5 }, { from: 75, rem: 20 }]

/** A letter as a reader sees it may be made of several characters. */
const letters = new Intl.Segmenter()

/** First letters of the first and last name, drawn where other sites put a photograph. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const first = (word: string | undefined) => (word ? (letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '') : '')
  return first(words[0]) + first(words.length > 1 ? words.at(-1) : undefined)
}

export default function PeopleView({ layout = 'grid', domainsLabel, items, actions, ...heading }: People) {
  const Name = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className={classes.people} data-layout={layout}>
          {items.map(({ name, title, subtitle, description, picture, domains }, index) => (
            <li key={index}>
              {picture ? (
                <Picture picture={picture} slots={layout === 'feature' ? LARGE : SMALL} ratio={1} className={classes.seal} />
              ) : (
                <span className={classes.seal} aria-hidden="true" data-initials={initials(name)} />
              )}
              <div className={classes.words}>
                <Name>{name}</Name>
                <p className={classes.title}>{title}</p>
                {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
                {description && (
                  <p className={classes.description}>
                    <Inline>{description}</Inline>
                  </p>
                )}
                {domains && domains.length > 0 && (
                  <>
                    {domainsLabel && <p className={classes.label}>{domainsLabel}</p>}
                    <ul className="tags">
                      {domains.map((domain, place) => (
                        <li key={place}>{domain}</li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </>
  )
}
