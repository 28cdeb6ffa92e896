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

test('things are made one after the other, each when there is a place for it', async () => {
  const made: number[] = []
  const ended: number[] = []
  async function* things() {
    for (const index of [0, 1, 2, 3, 4]) {
      await wait(1)
      expect(made.length - ended.length).toBeLessThan(2)
      made.push(index)
      yield index
    }
  }
  const work = async (index: number) => {
    await wait(5 - index)
    ended.push(index)
    return index
  }
  expect(await eachInTurn(things(), 2, work)).toEqual([0, 1, 2, 3, 4])
})

test('a thing that cannot be made is a failure like another', async () => {
  const ended: number[] = []
  async function* things() {
    yield* [0, 1, 2]
    throw new Error('There is no fourth.')
  }
  const work = async (index: number) => {
    await wait(5)
    ended.push(index)
  }
  await expect(eachInTurn(things(), 2, work)).rejects.toThrow('There is no fourth.')
  expect(ended).toEqual([0, 1, 2])
})
