import { escapeMarkup } from '../../site/text/escape'
import type { OpeningAnswers } from './openingAnswers'
import { type Program, PROGRAM } from './program'

/** Three courses of stones, the outermost of each a quoin. */
const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="#1c7ed6"><path d="M1 2h9v3.5H1zm10 0h4v3.5h-4zM1 6.5h4V10H1zm5 0h9V10H6zM1 11h9v3.5H1zm10 0h4v3.5h-4z"/></svg>'
const ICON = `data:image/svg+xml,${encodeURIComponent(DRAWN)}`

/**
 * The document that the Studio's program draws itself into; where that cannot be compiled, it says why.
 *
 * @param opening what the program would ask for first
 */
export function shell({ token, channel }: { token: string; channel: string }, program: Program | Error, opening: OpeningAnswers = {}): string {
  const head =
    program instanceof Error
      ? ''
      : [...program.styles.map((name) => `<link rel="stylesheet" href="${PROGRAM}${name}">`), `<script type="module" src="${PROGRAM}${program.script}"></script>`].join('\n')
  const body = program instanceof Error ? `<pre>${escapeMarkup(program.message)}</pre>` : '<div id="studio"></div>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="quoin-studio" content="${token}">
<meta name="quoin-studio-channel" content="${channel}">
<title>Studio</title>
<link rel="icon" href="${ICON}">
${head}
</head>
<body>${body}
<script type="application/json" id="quoin-opening">${JSON.stringify(opening).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}
