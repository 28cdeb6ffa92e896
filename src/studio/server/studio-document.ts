import { BASE_META } from './protocol.ts'

const ENTRY = '/src/studio/client/main.tsx'
const PARTS = [
  'studio',
  'entries',
  'forms',
  'pictures',
  'questions',
  'sections',
  'file/file',
  'narrow',
]
/** What holds for narrow windows comes last. */
const STYLES = PARTS.map((name) => `/src/studio/client/${name}.css`)

/**
 * The document of the window.
 * @param base the path under which the site lies
 * @param nonce lets scripts add style sheets, which nobody else may
 */
export const createStudioDocument = (base: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="${BASE_META}" content="${base}">
<meta property="csp-nonce" nonce="${nonce}">
<title>Studio</title>
<link rel="icon" href="/favicon.svg">
${STYLES.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<script type="module" src="${ENTRY}"></script>
</head>
<body><div id="studio"></div></body>
</html>
`
