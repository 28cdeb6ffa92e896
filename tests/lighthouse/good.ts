import { paint } from '../budgets.ts'
import type { Audit } from './audit.ts'

/** A run in calm that just keeps to all limits. */
export const good: Audit = {
  path: '/Page',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstPaint: 800,
  largestPaint: paint.largestMs,
  blocked: paint.blockedMs,
  shift: paint.shift,
  bytes: paint.bytes,
  earlyScripts: paint.earlyScripts,
  machine: 1000,
  stolen: 0,
  remarks: [],
}
