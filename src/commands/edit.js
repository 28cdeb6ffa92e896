/** `npm run edit`: `npm run dev` with the studio, in which the site is written on its own pages. */
process.env.STUDIO = 'open'
await import('./dev.js')
