import type { Path } from './model.ts'

export const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object'

export const getMember = (value: unknown, key: string | number): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(getMember, value)
