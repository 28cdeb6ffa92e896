/**
 * Random visits against the model. MODEL_RUNS is how many, each time other ones; without it, the same 100.
 * MODEL_SEED and MODEL_PATH, as a failure prints them, make that visit again.
 */
import { expect, inject } from 'vitest'
import { test } from '../visitor.ts'
import { factsOf } from './facts.ts'
import { outcomeOf } from './run.ts'

const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env

const runs = Number(MODEL_RUNS) || 100

/** Fixed, so that the verdict on a site is always the same. */
const SEED = 1776

function seed(): number | undefined {
  if (MODEL_SEED) return Number(MODEL_SEED)
  return MODEL_RUNS ? undefined : SEED
}

/** What a visit comes to on average; with much less, the model would say little. */
const DEEDS = 10

test('whatever visitors do, the page is as the model says', {
  timeout: 900_000 * Math.max(1, runs / 100),
}, async ({ browser }) => {
  const url = inject('url')
  const facts = await factsOf(inject('site'), url)
  const choice = { runs, seed: seed(), path: MODEL_PATH || undefined }
  const { failure, deeds } = await outcomeOf({ browser, facts, url }, choice)
  if (failure !== null) throw new Error(failure)
  if (!MODEL_PATH) expect(deeds / runs).toBeGreaterThan(DEEDS)
})
