import { transform } from 'lightningcss'

/** Keeps nested rules. @throws if the CSS is invalid */
function minify(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true })
  return Buffer.from(code).toString()
}

/** Creates a function that minifies each style sheet once: most pages share theirs. */
export function createMinifier(): (css: string) => string {
  const known = new Map<string, string>()
  return (css) => {
    const minified = known.get(css) ?? minify(css)
    known.set(css, minified)
    return minified
  }
}
