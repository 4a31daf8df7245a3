import { useFrame } from '../parts/frame'

const TO = {
  dark: { path: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z', word: 'darkColors' },
  light: { path: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5', word: 'lightColors' },
} as const

/** Two buttons, of which a page shows the one that leads to the other scheme; none as long as no script runs. */
export function SchemeSwitch({ className, isNamed = false }: { className: string; isNamed?: boolean }) {
  const { words } = useFrame()
  return (
    <div className={className}>
      {(['dark', 'light'] as const).map((scheme) => (
        <button key={scheme} type="button" className="round scheme" data-to={scheme} aria-label={isNamed ? undefined : words[TO[scheme].word]}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={TO[scheme].path} />
          </svg>
          {isNamed && words[TO[scheme].word]}
        </button>
      ))}
    </div>
  )
}
