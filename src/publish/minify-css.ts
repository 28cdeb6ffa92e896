import { transform } from 'lightningcss'

/**
 * A style sheet in fewer bytes: without comments and blanks, values in their short forms. Nested rules stay nested.
 * @throws where it is no CSS
 */
export function minifyCss(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true })
  return Buffer.from(code).toString()
}
