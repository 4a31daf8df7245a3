import { Button, Fieldset, Group, NumberInput, Text } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useContext } from 'react'
import { SmallPicture } from '../SmallPicture'
import { Around, type FieldProps } from './anyField'
import { useField } from './useField'

const CENTRE = [50, 50]
/** Which way each key moves the point, by one per cent; with Shift by more. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const FAR = 10

/** What stays in view where a picture is cut: a click on it, or two numbers. */
export function PointField(props: FieldProps) {
  const { field, value } = props
  const { src } = useContext(Around)
  const { shown, common, choose } = useField(props)
  const [left = 50, top = 50] = Array.isArray(shown) ? (shown as number[]) : CENTRE
  const set = (point: number[] | undefined) => choose(point)
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = (currentTarget.querySelector('img') ?? currentTarget).getBoundingClientRect()
    const share = (at: number, start: number, size: number) => Math.min(100, Math.max(0, Math.round(((at - start) / size) * 100)))
    set([share(clientX, box.left, box.width), share(clientY, box.top, box.height)])
  }
  const keyDown = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const size = event.shiftKey ? FAR : 1
    const within = (share: number) => Math.min(100, Math.max(0, share))
    set([within(left + right * size), within(top + down * size)])
  }
  return (
    <Fieldset legend={field.title}>
      <Text size="xs" c="dimmed">
        {field.help}
      </Text>
      {typeof src === 'string' && (
        <button
          type="button"
          className="focal"
          data-path={common['data-path']}
          aria-label="Click what must stay in view"
          aria-description="Arrow keys move the point."
          onClick={click}
          onKeyDown={keyDown}
        >
          <SmallPicture path={src} />
          <span className="mark" style={{ left: `${left}%`, top: `${top}%` }} />
        </button>
      )}
      <Group wrap="nowrap">
        <NumberInput label="From the left, %" min={0} max={100} value={left} error={common.error} onChange={(next) => set([Number(next), top])} />
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
