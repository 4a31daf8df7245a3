import { useEffect, useRef } from 'react'
import { Anchor } from '../../parts/Anchor'
import { useFrame, useWord } from '../../parts/frame'
import type { Link } from '../../parts/link'
import classes from './Island.module.css'
import type { Outcome } from './outcome'

/** Why an entry was not sent, or may not have been, with another way. It stands by the button that was pressed. */
export function Failure({ outcome, otherWay }: { outcome: Outcome | undefined; otherWay: Link }) {
  const element = useRef<HTMLDivElement>(null)
  const words = useFailureWords(outcome)
  useEffect(() => {
    if (words) element.current?.scrollIntoView({ block: 'nearest' })
  }, [words])
  // It is there before its words, so that screen readers hear them come.
  return (
    <div ref={element} role="alert" className={classes.failed} hidden={words === ''}>
      {words && (
        <p>
          {words} <Anchor href={otherWay.href}>{otherWay.label}</Anchor>
        </p>
      )}
    </div>
  )
}

/** What is wrong at single fields is said there. */
function useFailureWords(outcome: Outcome | undefined): string {
  const word = useWord()
  const { lang } = useFrame()
  switch (outcome?.kind) {
    case 'tooMany':
      return word('sendTooMany', { time: inWords(outcome.seconds, lang) })
    case 'unclear':
      return word('sendUnclear')
    case 'offline':
      return word('sendOffline')
    case 'unreachable':
      return word('sendUnreachable')
    case 'refused':
      return [word('sendRefused'), outcome.reason && `(${outcome.reason})`].filter(Boolean).join(' ')
    default:
      return ''
  }
}

/** "40 seconds", "3 minutes", "2 hours", rounded up. */
export function inWords(seconds: number, lang: string): string {
  const [value, unit] = seconds < 100 ? [seconds, 'second'] : seconds < 6000 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value))
}
