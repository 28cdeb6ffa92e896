/**
 * `npm run bench [-- NAME [options]]`; exits with 1 if a goal is missed:
 *   ratios        cost of compiling, rendering, responding and editing relative to other work (the default)
 *   peers         builds of generated sites compared with Astro; numbers of pages select sizes
 *   kills         kills the server under load and looks for lost requests; a number selects how often (200)
 *   lighthouse    Lighthouse on every page; paths of pages select some
 *   diagnostics   quality of diagnostics for generated mistakes; options are in tests/tools/corpus/bench.ts
 */
const benchmarks: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  ratios: async () => (await import('./ratios.ts')).benchRatios(),
  peers: async (sizes) => (await import('./peers.ts')).benchPeers(sizes),
  kills: async ([kills]) => (await import('./kills.ts')).benchKills(kills),
  lighthouse: async (paths) => (await import('./lighthouse.ts')).benchLighthouse(paths),
  diagnostics: async (args) => (await import('../tools/corpus/bench.ts')).benchDiagnostics(args),
}

const [name = 'ratios', ...args] = process.argv.slice(2)
const benchmark = benchmarks[name]
if (benchmark) await benchmark(args)
else {
  console.error(`Unknown benchmark "${name}". Available: ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 2
}

export {}
