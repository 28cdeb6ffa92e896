import type { Path } from '../../content/model.ts'

type Data = unknown

/** Copies a list or map with one child changed; siblings keep their identity. */
function updateChild(data: Data, step: string | number, child: (before: Data) => Data): Data {
  if (Array.isArray(data)) return data.with(Number(step), child(data[Number(step)]))
  const copy: Record<string, unknown> = Object.assign(Object.create(null), data)
  copy[String(step)] = child(copy[String(step)])
  return copy
}

export function updateAt(data: Data, [step, ...rest]: Path, change: (before: Data) => Data): Data {
  if (step === undefined) return change(data)
  return updateChild(data, step, (child) => updateAt(child, rest, change))
}

export function removeAt(data: Data, at: Path): Data {
  const last = at.at(-1)
  return updateAt(data, at.slice(0, -1), (holder) => {
    if (Array.isArray(holder)) return holder.toSpliced(Number(last), 1)
    const copy: Record<string, unknown> = Object.assign(Object.create(null), holder)
    delete copy[String(last)]
    return copy
  })
}

export const insertAt = (data: Data, at: Path, value: unknown): Data =>
  updateAt(data, at.slice(0, -1), (list) =>
    Array.isArray(list) ? list.toSpliced(Number(at.at(-1)), 0, value) : list,
  )

export const moveAt = (data: Data, at: Path, to: number): Data =>
  updateAt(data, at.slice(0, -1), (list) => {
    if (!Array.isArray(list)) return list
    const from = Number(at.at(-1))
    return list.toSpliced(from, 1).toSpliced(to, 0, list[from])
  })
