import { Badge, Button, Group, NavLink } from '@mantine/core'
import { useState } from 'react'
import type { SectionLine } from '../types'
import { getSections } from './api'
import { Insert } from './Insert'
import { MoveTo } from './MoveTo'
import { SectionMenu } from './SectionMenu'
import { useSelection } from './selection'
import { useFresh } from './useFresh'

/** The sections of the page, from top to bottom, with all that can be done with them. */
export function Outline() {
  const { page, at, select } = useSelection()
  const sections = useFresh(() => getSections(page), page.join()) ?? []
  const [place, setPlace] = useState<number>()
  const [leaving, setLeaving] = useState<SectionLine>()
  return (
    <section aria-label="Sections of the page">
      <NavLink component="button" label="This page" description="title, description, days" active={at?.join() === page.join()} onClick={() => select(page)} />
      <ol className="outline">
        {sections.map((section, index) => (
          <Line
            key={index}
            section={section}
            count={sections.length}
            isActive={at?.join() === section.path.join()}
            onSelect={() => select(section.path)}
            onInsert={setPlace}
            onMoveAway={() => setLeaving(section)}
          />
        ))}
      </ol>
      <Button fullWidth variant="default" onClick={() => setPlace(sections.length)}>
        Add a section
      </Button>
      <MoveTo section={leaving} onClose={() => setLeaving(undefined)} />
      <Insert page={page} place={place} onClose={() => setPlace(undefined)} />
    </section>
  )
}

type LineProps = { section: SectionLine; count: number; isActive: boolean; onSelect: () => void; onInsert: (place: number) => void; onMoveAway: () => void }

function Line({ section, count, isActive, onSelect, onInsert, onMoveAway }: LineProps) {
  const { title, type, isHidden, isShared, problems } = section
  return (
    <Group component="li" wrap="nowrap" gap={0}>
      <NavLink
        component="button"
        label={title || type}
        description={isShared ? `${type}, shared` : type}
        active={isActive}
        aria-current={isActive || undefined}
        rightSection={problems > 0 ? <Badge color="red">{problems}</Badge> : isHidden ? <Badge color="gray">hidden</Badge> : undefined}
        onClick={onSelect}
      />
      <SectionMenu section={section} count={count} onInsert={onInsert} onMoveAway={onMoveAway} />
    </Group>
  )
}
