import { Tabs } from '@mantine/core'
import { useEffect, useId, useMemo, useState } from 'react'
import { Heading } from '../../parts/Heading'
import classes from './Island.module.css'
import { Inline } from '../../parts/Inline'
import type { ItemProps, PanelProps, TabsProps } from './resolve'

/** The heading one level below that of a tab. */
const BELOW = { h2: 'h3', h3: 'h4' } as const

function Portrait({ portrait }: Pick<ItemProps, 'portrait'>) {
  return portrait && <img {...portrait} alt={portrait.alt} className={classes.portrait} loading="lazy" decoding="async" />
}

function ItemBody({ text, tags }: ItemProps) {
  return (
    <>
      {text && (
        <p>
          <Inline>{text}</Inline>
        </p>
      )}
      {tags && tags.length > 0 && (
        <ul className="tags">
          {tags.map((tag, index) => (
            <li key={index}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Items({ items, layout, group, level: Title }: { items: readonly ItemProps[]; layout: PanelProps['layout']; group: string; level: 'h2' | 'h3' | 'h4' }) {
  if (layout === 'folded')
    return (
      <div className="folds">
        {items.map((item, index) => (
          <details key={index} name={group}>
            <summary>
              {item.number && <span className={classes.number}>{item.number}</span>}
              <Title>{item.title}</Title>
              {item.subtitle && <span className={classes.subtitle}>{item.subtitle}</span>}
            </summary>
            <div className="fold-body">
              <Portrait portrait={item.portrait} />
              <ItemBody {...item} />
            </div>
          </details>
        ))}
      </div>
    )
  return (
    <ul className={classes.items}>
      {items.map((item, index) => (
        <li key={index}>
          <Portrait portrait={item.portrait} />
          {item.number && <span className={classes.number}>{item.number}</span>}
          <Title>{item.title}</Title>
          {item.subtitle && <p className={classes.subtitle}>{item.subtitle}</p>}
          <ItemBody {...item} />
        </li>
      ))}
    </ul>
  )
}

/** What a tab says before it lists anything: its words, and its figures beside them. */
function Lead({ title, paragraphs = [], facts = [], level: Title }: Pick<PanelProps, 'title' | 'paragraphs' | 'facts'> & { level: 'h2' | 'h3' }) {
  const hasWords = title !== undefined || paragraphs.length > 0
  if (!hasWords && facts.length === 0) return null
  return (
    <div className={classes.lead}>
      {hasWords && (
        <div className={classes.words}>
          {title && <Title className={classes.title}>{title}</Title>}
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Inline>{paragraph}</Inline>
            </p>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map((fact, index) => (
            <div key={index}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Whether a visitor was elsewhere on the page: it was gone back to or loaded again, and is scrolled already. */
const isScrolled = () => document.documentElement.dataset.fresh !== 'true' && scrollY > 0

/** Opens the tab that the address names, at the start and whenever a link within the page changes it. */
function useAddress(ids: readonly string[], open: (id: string) => void): void {
  useEffect(() => {
    const follow = (change?: Event) => {
      const id = location.hash.slice(1)
      if (!ids.includes(id)) return
      open(id)
      if (change || !isScrolled()) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [ids, open])
}

export default function TabsIsland({ label, panels, ...heading }: TabsProps) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(panels[0]?.id ?? null)
  const ids = useMemo(() => panels.map((panel) => panel.id), [panels])
  useAddress(ids, setOpen)
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
            <span id={value} className={classes.anchor} />
            <Lead title={title} paragraphs={paragraphs} facts={facts} level={PanelTitle} />
            {items && items.length > 0 && <Items items={items} layout={layout} group={`${id}${value}`} level={title ? BELOW[PanelTitle] : PanelTitle} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
