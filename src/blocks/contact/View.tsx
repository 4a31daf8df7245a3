import { Anchor } from '../../parts/Anchor'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import type { Contact } from './schema'
import classes from './View.module.css'

export default function ContactView({ items, ...heading }: Contact) {
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <dl className={classes.contact}>
          {items.map(({ icon, label, value, href }, index) => (
            <div key={index}>
              <dt>
                {icon && <Icon name={icon} />}
                {label}
              </dt>
              <dd>{href ? <Anchor href={href}>{value}</Anchor> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
