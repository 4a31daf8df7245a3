import { Button, Fieldset, Group, NumberInput, Text } from '@mantine/core'
import { type MouseEvent, useContext } from 'react'
import { SmallPicture } from '../SmallPicture'
import { useKept } from '../useKept'
import { Around, type FieldProps } from './anyField'

const CENTRE = [50, 50]

/** What stays in view where a picture is cut: a click on it, or two numbers. */
export function PointField({ path, field, value }: FieldProps) {
  const { src } = useContext(Around)
  const { shown, fault, type, commit } = useKept(path, value)
  const [left = 50, top = 50] = Array.isArray(shown) ? (shown as number[]) : CENTRE
  const set = (point: number[] | undefined) => {
    type(point)
    commit()
  }
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = (currentTarget.querySelector('img') ?? currentTarget).getBoundingClientRect()
    const share = (at: number, start: number, size: number) => Math.min(100, Math.max(0, Math.round(((at - start) / size) * 100)))
    set([share(clientX, box.left, box.width), share(clientY, box.top, box.height)])
  }
  return (
    <Fieldset legend={field.title}>
      <Text size="xs" c="dimmed">
        {field.help}
      </Text>
      {typeof src === 'string' && (
        <button type="button" className="focal" aria-label="Click what must stay in view" onClick={click}>
          <SmallPicture path={src} />
          <span className="mark" style={{ left: `${left}%`, top: `${top}%` }} />
        </button>
      )}
      <Group wrap="nowrap">
        <NumberInput label="From the left, %" min={0} max={100} value={left} error={fault || undefined} onChange={(next) => set([Number(next), top])} />
        <NumberInput label="From the top, %" min={0} max={100} value={top} onChange={(next) => set([left, Number(next)])} />
        {value !== undefined && (
          <Button variant="default" size="compact-sm" onClick={() => set(undefined)}>
            Centre
          </Button>
        )}
      </Group>
    </Fieldset>
  )
}
