import { expect, test } from 'vitest'
import { tightStyles } from '../../src/build/tight-styles.ts'
import { callHook } from './plugins.ts'

const FILE = '/somewhere/src/ui/Thing.tsx'

/** A module's code after the plugin, or undefined if the plugin leaves it alone. */
const tightened = (code: string, id = FILE): unknown => {
  const result = callHook(tightStyles(), 'transform', [code, id])
  return result === undefined ? undefined : Object(result).code
}

test('takes out comments, line breaks and indentation', () => {
  const code = `const box = css\`
    /* A box. */
    display: grid;
    gap: var(--a) var(--b);
    & > li + li {
      color: red; /* Hot;
      really. */
    }
    &:hover,
    &:focus {
      margin: calc(1px + 2px) -1px;
    }
  \``
  expect(tightened(code)).toBe(
    'const box = css`display: grid;gap: var(--a) var(--b);& > li + li{color: red;}&:hover,&:focus{margin: calc(1px + 2px) -1px;}`',
  )
})

test('keeps what is filled in', () => {
  const code = `css\`\n  \${wide} {\n    \${stack[4]}\n    width: \${n}px;\n  }\n\``
  expect(tightened(code)).toBe(`css\`\${wide}{\${stack[4]} width: \${n}px;}\``)
})

test('keeps the space between values, and strings', () => {
  const code = `css\`\n  margin: \${a} \${b};\n  content: '{ a; }  ,  ';\n  \${c} a, \${d} b {\n  }\n\``
  expect(tightened(code)).toBe(
    `css\`margin: \${a} \${b};content: '{ a; }  ,  ';\${c} a,\${d} b{}\``,
  )
})

test('treats every style of a module, and nothing else in it', () => {
  const code = 'const a = css` x:  y `\nconst text = `two  spaces`\nconst b = css`\n z: 1;\n`'
  expect(tightened(code)).toBe(
    'const a = css`x: y`\nconst text = `two  spaces`\nconst b = css`z: 1;`',
  )
})

test.for([
  ['a library', 'css` a  b `', '/somewhere/node_modules/lib/src/x.css'],
  ['a module without styles', 'const a = 1', FILE],
  ['another template', 'my.cssx` a  b `', FILE],
] as const)('leaves %s alone', ([, code, id]) => {
  expect(tightened(code, id)).toBeUndefined()
})

test('works in builds only, where browser and renderer see the same', () => {
  const plugin = tightStyles()
  expect(plugin.apply).toBe('build')
  expect(plugin.applyToEnvironment).toBeUndefined()
})
