import { FIELD_ATTRIBUTE } from '../in-place-field.ts'
import { adoptStyles } from '../rich-text/rich-page-field.tsx'
import { layerCss } from './layer-css.ts'

export interface LayerHost {
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
}

const hosts = new WeakMap<Document, LayerHost>()

/** An element on the page with a shadow root, which the styles of the page do not reach. */
export function getLayerHost(page: Document): LayerHost {
  const known = hosts.get(page)
  if (known) return known
  const element = page.createElement('div')
  element.setAttribute(FIELD_ATTRIBUTE, '')
  const shadow = element.attachShadow({ mode: 'open' })
  adoptStyles(page, shadow, layerCss)
  page.body.append(element)
  const host = { element, shadow }
  hosts.set(page, host)
  return host
}
