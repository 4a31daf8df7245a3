import { Badge } from '@mantine/core'
import { counted } from '../../parts/counted'
import type { JsonPath } from '../../site/text/jsonPath'
import { isIn } from './fields/wantedField'
import { useStudio } from './useStudio'
import { useVisit } from './useVisit'

/** How many problems lie in a part of the file, if any; a click leads to the first one. */
export function ProblemBadge({ path, name, count }: { path: JsonPath; name: string; count: number }) {
  const { state } = useStudio()
  const visit = useVisit()
  if (count === 0) return null
  const first = state.problems.find((problem) => isIn(problem.path, path))?.path
  return (
    <Badge
      component="button"
      type="button"
      color="red"
      size="sm"
      className="leads"
      aria-label={`To the ${counted(count, 'problem')} in ${name}`}
      title={counted(count, 'problem')}
      onClick={() => first && visit(first)}
    >
      {count}
    </Badge>
  )
}
