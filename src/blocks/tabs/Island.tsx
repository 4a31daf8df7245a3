import { Tabs } from '@mantine/core'
import { useId, useState } from 'react'
import { Heading } from '../../parts/Heading'
import classes from './Island.module.css'
import type { Tabs as TabsProps } from './schema'

export const when = 'visible'

type Panel = TabsProps['panels'][number]
type Item = NonNullable<Panel['items']>[number]

function ItemBody({ text, tags }: Item) {
  return (
    <>
      {text && <p>{text}</p>}
      {tags && tags.length > 0 && (
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Items({ items, layout, group, level: Title }: { items: readonly Item[]; layout: Panel['layout']; group: string; level: 'h3' | 'h4' }) {
  if (layout === 'folded')
    return (
      <div className="folds">
        {items.map((item) => (
          <details key={item.title} name={group}>
            <summary>
              {item.number && <span className={classes.number}>{item.number}</span>}
              <Title>{item.title}</Title>
              {item.subtitle && <span className={classes.subtitle}>{item.subtitle}</span>}
            </summary>
            <div className="fold-body">
              <ItemBody {...item} />
            </div>
          </details>
        ))}
      </div>
    )
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.title}>
          {item.number && <span className={classes.number}>{item.number}</span>}
          <Title>{item.title}</Title>
          {item.subtitle && <p className={classes.subtitle}>{item.subtitle}</p>}
          <ItemBody {...item} />
        </li>
      ))}
    </ul>
  )
}

export default function TabsIsland({ label, panels, ...heading }: TabsProps) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(panels[0]?.id ?? null)
  if (panels.length === 0) return null
  const PanelTitle = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      <Tabs id={id} value={open} onChange={setOpen} classNames={classes}>
        <Tabs.List aria-label={label}>
          {panels.map((panel) => (
            <Tabs.Tab key={panel.id} value={panel.id} onFocus={() => setOpen(panel.id)}>
              {panel.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {panels.map(({ id: value, title, paragraphs, facts, items, layout }) => (
          <Tabs.Panel key={value} value={value} tabIndex={0}>
            {title && <PanelTitle className={classes.title}>{title}</PanelTitle>}
            {paragraphs?.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            {facts && (
              <dl className={classes.facts}>
                {facts.map((fact) => (
                  <div key={fact.label}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {items && <Items items={items} layout={layout} group={`${id}${value}`} level={title && PanelTitle === 'h3' ? 'h4' : 'h3'} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
