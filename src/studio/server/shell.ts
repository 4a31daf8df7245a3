/** The document that the Studio's program draws itself into. */
export function shell(token: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="quoin-studio" content="${token}">
<title>Studio</title>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/studio/client/main.tsx"></script>
</head>
<body><div id="studio"></div></body>
</html>
`
}
