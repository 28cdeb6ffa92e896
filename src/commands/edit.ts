// The development checks of React take a third of the time of the studio. React reads this when it is imported.
process.env.NODE_ENV = 'production'

const { runDevServer } = await import('./dev-server.ts')
await runDevServer('studio')

export {}
