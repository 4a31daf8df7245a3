import type { Diagram as DiagramData, DiagramOf } from './diagram'
import { type Drawn as Parts, type Shape, type Tone, WIDTH, diagramParts } from './diagramParts'
import { useFrame } from './frame'

/** The ink of the words around it, the metal of the site, and two shades of the ink; none needs a rule of its own. */
const TONES = [{ color: 'currentColor' }, { color: 'var(--accent)' }, { color: 'currentColor', opacity: 0.45 }, { color: 'currentColor', opacity: 0.15 }] as const

function Drawn({ path, tone, isLine }: Shape) {
  const { color, opacity } = { opacity: undefined, ...TONES[tone] }
  return <path d={path} fill={isLine ? 'none' : color} stroke={isLine ? color : undefined} strokeWidth={isLine ? 2 : undefined} opacity={opacity} />
}

/** The tone of a shape beside the words that belong to it. */
function Swatch({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <Drawn path="M0 0h12v12h-12z" tone={tone} />
    </svg>
  )
}

/** What was said, by whom. */
function Talk({ turns }: DiagramOf<'conversation'>) {
  return (
    <ol className="talk">
      {turns.map(({ who, says, own }, index) => (
        <li key={index} className={own ? 'own' : undefined}>
          <b>{who}</b>
          <p>{says}</p>
        </li>
      ))}
    </ol>
  )
}

/** Names and figures, one below the other. */
function Lines({ lines }: Pick<Parts, 'lines'>) {
  return (
    <dl>
      {lines.map(({ label, value, tone, isMain, progress }, index) => (
        <div key={index} data-main={isMain}>
          <dt>
            {tone !== undefined && <Swatch tone={tone} />}
            {label}
          </dt>
          <dd>{value}</dd>
          {progress !== undefined && (
            <svg className="diagram-shapes" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <Drawn path="M0 0h100v2H0z" tone={3} />
              <Drawn path={`M0 0h${progress}v2H0z`} tone={1} />
            </svg>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Figures as a drawing with their words below it: a sheet of paper on whatever ground. */
export function Diagram({ diagram }: { diagram: DiagramData }) {
  const { lang } = useFrame()
  const { height, shapes, lines, marks = [] } = diagramParts(diagram, lang)
  return (
    <figure className={diagram.kind === 'receipt' ? 'diagram receipt' : 'diagram'} data-surface="light" data-kind={diagram.kind}>
      <figcaption>{diagram.title}</figcaption>
      {shapes.length > 0 && (
        <svg className="diagram-shapes" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
          {shapes.map((shape, index) => (
            <Drawn key={index} {...shape} />
          ))}
          {marks.map(({ x, text, isEnd }) => (
            <text key={x} x={x} y={height - 2} textAnchor={isEnd ? 'end' : 'middle'} fontSize={14} fill="currentColor" opacity={0.75}>
              {text}
            </text>
          ))}
        </svg>
      )}
      {diagram.kind === 'conversation' ? <Talk {...diagram} /> : <Lines lines={lines} />}
      {diagram.note && <p>{diagram.note}</p>}
    </figure>
  )
}
