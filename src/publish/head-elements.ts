import type { Publication, Theme } from '../content/model.ts'
import { BUILT } from '../content/resolve/built-files.ts'

export interface HeadElement {
  readonly tag: 'link' | 'meta'
  readonly attributes: Readonly<Record<string, string>>
}

export function createHeadElements(
  { icon, appIcons, base }: Publication,
  { light, dark }: Pick<Theme, 'light' | 'dark'>,
): HeadElement[] {
  const color = (scheme: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  })
  const link = (rel: string, href: string): HeadElement => ({
    tag: 'link',
    attributes: { rel, href },
  })
  return [
    link('icon', icon?.src ?? base + BUILT.icon),
    ...(appIcons ? [link('apple-touch-icon', appIcons.touch.src)] : []),
    link('manifest', base + BUILT.manifest),
    color('light', light.background),
    color('dark', dark.background),
  ]
}
