import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachInTurn } from '../../src/build/each-in-turn.ts'

test('no more are under way than asked for, and results keep the order of the things', async () => {
  let underWay = 0
  let most = 0
  const results = await eachInTurn([5, 1, 4, 2, 3], 2, async (ms) => {
    underWay += 1
    most = Math.max(most, underWay)
    await wait(ms)
    underWay -= 1
    return ms * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

test('after a failure nothing is begun, and what is under way is waited for', async () => {
  const ended: number[] = []
  const work = async (index: number) => {
    await wait(index === 1 ? 30 : 5)
    if (index === 0) throw new Error('The first fails.')
    ended.push(index)
  }
  await expect(eachInTurn([0, 1, 2, 3], 2, work)).rejects.toThrow('The first fails.')
  expect(ended).toEqual([1])
})
