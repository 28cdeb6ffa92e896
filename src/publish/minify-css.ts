import { transform } from 'lightningcss'

/**
 * Minifies a style sheet. Keeps nested rules.
 * @throws if the CSS is invalid
 */
export function minifyCss(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true })
  return Buffer.from(code).toString()
}
