import { renderToStaticMarkup } from 'react-dom/server'
import type { Frame } from '../parts/frame'
import { Provider } from '../parts/Provider'
import { InlineText } from '../parts/RichText'

/** Returns a function from a line of running text to its HTML. */
export function inlineHtml(frame: Frame): (text: string) => string {
  return (text) =>
    renderToStaticMarkup(
      <Provider frame={frame}>
        <InlineText>{text}</InlineText>
      </Provider>,
    )
}
