import type { Action, Figure, Image, Shell, Theme } from '../../content/model.ts'

export const getLinkGroups = ({ navigation }: Shell): readonly Group[] =>
  Object.values(navigation.panels)[0]?.groups ?? []

interface Group {
  readonly title: string
  readonly links: readonly Action[]
}

export const createFigures = (theme: Theme): Figure[] =>
  Object.entries(theme).flatMap(([label, value]) =>
    typeof value === 'number' ? [{ label, value: `${value}` }] : [],
  )

export function findImage(value: unknown): Image | undefined {
  if (isImage(value)) return value
  if (value === null || typeof value !== 'object') return undefined
  for (const inner of Object.values(value)) {
    const found = findImage(inner)
    if (found) return found
  }
  return undefined
}

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'src' in value && 'width' in value
