/** `npm run edit`: `npm run dev` with the studio, in which the site is written on its own pages. */
process.env.STUDIO = 'open'
// Pages and window as visitors' browsers have them: what React checks for those who write components takes half the time.
process.env.NODE_ENV = 'production'
await import('./dev.js')
