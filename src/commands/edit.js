/** `npm run edit`: `npm run dev` with the studio, in which the site is written on its own pages. */
process.env.STUDIO = 'open'
// React as visitors have it: what it notes for those who write components takes a third of the window's time.
process.env.NODE_ENV = 'production'
await import('./dev.js')
