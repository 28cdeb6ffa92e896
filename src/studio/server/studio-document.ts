import { BASE_META } from '../protocol/addresses.ts'

const ENTRY = '/src/studio/client/main.tsx'
const PARTS = [
  'studio',
  'layout',
  'inspector',
  'overlays',
  'file/file',
  'panels/panels',
  'publish/publish',
  'settings/settings',
  'ui/calendar',
]
const STYLES = PARTS.map((name) => `/src/studio/client/${name}.css`)

/** @param base base path of the site @param nonce allows scripts to add style sheets */
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
