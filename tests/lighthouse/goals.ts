/** What Lighthouse says of a page: scores from 0 to 100, and the numbers behind them. */
export type Row = { readonly [Name in keyof typeof GOALS]: number } & { readonly kB: number }

/** Scores are at least, numbers at most these. Only `npm run bench:lighthouse` looks at them. */
export const GOALS = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'LCP ms': 1500,
  'TBT ms': 65,
  CLS: 0.005,
} as const

const SCORES = new Set(['performance', 'accessibility', 'best-practices', 'seo'])

/** One line for every goal that a page misses. */
export const short = (path: string, row: Row): string[] =>
  Object.entries(GOALS).flatMap(([name, goal]) => {
    const value = row[name as keyof typeof GOALS]
    // A value that is missing meets no goal.
    const met = SCORES.has(name) ? value >= goal : value <= goal
    return met ? [] : [`${path}: ${name} is ${value}, the goal is ${goal}`]
  })
