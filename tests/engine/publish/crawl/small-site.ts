import type { EmittedSite } from '../../../../src/publish/crawl/find-broken-links.ts'

export const ORIGIN = 'https://www.example.com'

const home = `<!doctype html><html lang="en"><head>
<link rel="canonical" href="${ORIGIN}/">
<meta property="og:url" content="${ORIGIN}/"><meta property="og:image" content="${ORIGIN}/social/home.png">
<link rel="icon" href="/favicon.svg">
<style>@font-face{src:url(/fonts/a.woff2)}</style>
<script type="module" src="/assets/start.js" data-modules="/assets/main.js /assets/page.js"></script>
<script defer src="https://count.example.net/a.js"></script>
<script type="application/ld+json">{"@graph":[{"@id":"${ORIGIN}/#organization","name":"A","url":"${ORIGIN}/","item":"${ORIGIN}/Careers#team"}]}</script>
</head><body><div id="root">
<a href="#main">Skip</a><a href="/Careers">Careers</a><a href="/Careers#team">Team</a><a href="/Careers?from=home#team">Team</a><a href="/terms.txt">Terms</a>
<a href="https://www.example.org/x">Elsewhere</a><a href="mailto:a@example.com">Mail</a><a href="/contact">Flagged</a>
<main id="main"><img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x" alt="">
<button popovertarget="panel" aria-controls="panel" aria-labelledby="name panel">x</button><b id="name"></b><div id="panel"></div>
<form action="/api/contactusrequest"><label for="field">A</label><input id="field" aria-describedby="name"></form></main>
</div></body></html>`

const careers = `<!doctype html><html lang="en"><head><link rel="canonical" href="${ORIGIN}/Careers"></head>
<body><a href="/">Home</a><!-- <a href="/nowhere"> --><h2 id="team" title="a > b">Team</h2></body></html>`

/** A site with all types of addresses, without broken links. */
export const smallSite = {
  origin: ORIGIN,
  base: '',
  pages: [
    { path: '/', html: home },
    { path: '/Careers', html: careers },
  ],
  others: [{ path: 'the page for unknown addresses', html: '<a href="/">Home</a>' }],
  files: [
    ...['/favicon.svg', '/fonts/a.woff2', '/assets/start.js', '/assets/main.js', '/assets/page.js'],
    ...['/social/home.png', '/a.svg', '/b.svg', '/terms.txt'],
  ]
    .map((address) => ({ address, body: '' }))
    .concat([
      {
        address: '/sitemap.xml',
        body: `<urlset><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/Careers</loc></url></urlset>`,
      },
      { address: '/robots.txt', body: `User-agent: *\nSitemap: ${ORIGIN}/sitemap.xml\n` },
      {
        address: '/manifest.webmanifest',
        body: '{"start_url":"/","icons":[{"src":"/favicon.svg"}]}',
      },
    ]),
  flagged: new Set(['/contact']),
  scripts: new Set(['https://count.example.net/a.js']),
} satisfies EmittedSite
