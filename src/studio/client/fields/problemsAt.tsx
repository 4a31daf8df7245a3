import { Badge, Button, Text } from '@mantine/core'
import { createContext, useContext } from 'react'
import { counted } from '../../../parts/counted'
import { groupedBy } from '../../../parts/groupedBy'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { Form, ProblemLine } from '../../types'
import { useStudio } from '../useStudio'
import { fieldPlace } from './fieldPlace'
import { isIn } from './wantedField'

type Placed = { place: JsonPath; problem: ProblemLine }

/** What is wrong with the part whose fields are shown, each with the field that it is told at. */
export const PartProblems = createContext<ReadonlyMap<string, readonly Placed[]>>(new Map())

/** The problems of a part, by the paths of the fields that they are told at; those that have none are under the path of the part. */
export function problemsByField(at: JsonPath, form: Form, value: unknown, problems: readonly ProblemLine[]): ReadonlyMap<string, readonly Placed[]> {
  const placed = problems.map((problem) => ({ problem, place: [...at, ...fieldPlace(form, value, (problem.path ?? at).slice(at.length))] }))
  return groupedBy(placed, ({ place }) => JSON.stringify(place))
}

/** What is wrong at a field itself. */
export const useProblemsAt = (path: JsonPath): readonly ProblemLine[] => (useContext(PartProblems).get(JSON.stringify(path)) ?? []).map(({ problem }) => problem)

/** What is wrong at something that has fields, told above them. */
export function ProblemsAt({ path }: { path: JsonPath }) {
  return useProblemsAt(path).map((problem) => (
    <Text key={problem.code + problem.message} size="xs" c="red.9" component="div">
      <Told problem={problem} />
    </Text>
  ))
}

/** How many problems lie in what is folded. */
export function ProblemsWithin({ path }: { path: JsonPath }) {
  const count = [...useContext(PartProblems).values()].flat().filter(({ place }) => isIn(place, path)).length
  return count === 0 ? null : (
    <Badge color="red" size="sm" ml="xs" title={counted(count, 'problem')}>
      {count}
    </Badge>
  )
}

/** A mistake in the words of check, and what mends it where that is safe. */
export function Told({ problem: { message, hint, code, path, fixable } }: { problem: ProblemLine }) {
  const { ask } = useStudio()
  return (
    <span className="told">
      {message} {hint}{' '}
      {fixable && path && (
        <Button size="compact-xs" variant="light" color="red" onClick={() => void ask('/mend', { code, path })}>
          Mend it
        </Button>
      )}
    </span>
  )
}
