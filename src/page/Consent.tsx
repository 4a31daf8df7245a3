import { anchorAttributes } from '../parts/Anchor'
import { useFrame, useWord } from '../parts/frame'
import type { Service } from '../parts/analytics'
import type { Services } from '../parts/services'

/** The question whether visits may be counted: a dialog that the script of the services opens beside the page, with two buttons alike. */
export function Consent({ service, services }: { service: Service; services: Services }) {
  const { words } = useFrame()
  const word = useWord()
  const { privacy, text } = services
  return (
    <dialog id="consent" className="consent" aria-labelledby="consent-title">
      <div className="container">
        <div>
          <h2 id="consent-title">{words.consentTitle}</h2>
          <p>
            {text ?? word('consentText', { service: service.label })} {privacy && <a {...anchorAttributes(privacy)}>{words.privacy}</a>}
          </p>
        </div>
        <p className="consent-answers">
          <button type="button" data-consent="no">
            {words.decline}
          </button>
          <button type="button" data-consent="yes">
            {words.accept}
          </button>
        </p>
      </div>
    </dialog>
  )
}
