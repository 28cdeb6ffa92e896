import { describe, expect, test } from 'vitest'
import { parseDrawing } from '../../../src/site-folder/drawing.ts'

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`

describe('parseDrawing', () => {
  test('keeps shapes, and replaces black by currentColor', () => {
    expect(
      parseDrawing(
        svg(
          '<g stroke-width="2"><path d="M0 0h1" style="fill:#000; mix-blend-mode:color"/><circle r="1" fill="#C00"/></g>',
        ),
      ),
    ).toEqual({
      tag: 'svg',
      attributes: { viewBox: '0 0 10 10', fill: 'currentColor' },
      children: [
        {
          tag: 'g',
          attributes: { strokeWidth: '2' },
          children: [
            { tag: 'path', attributes: { d: 'M0 0h1', fill: 'currentColor' }, children: [] },
            { tag: 'circle', attributes: { r: '1', fill: '#C00' }, children: [] },
          ],
        },
      ],
    })
  })

  test('removes scripts, names and editor data', () => {
    const expected = parseDrawing(svg('<path d="M0 0h1"/>'))
    const source = svg(
      '<title>A <b>mark</b></title><metadata><x:y/></metadata><path id="a" class="b" onclick="run()" d="M0 0h1"/>',
      'onload="run()" width="10" height="10" id="logo"',
    )
    expect(parseDrawing(source)).toEqual(expected)
  })

  test.each([
    ['<script>run()</script>', '<script>'],
    ['<text>Crumb</text>', '<text>'],
    ['<image href="https://elsewhere.example/a.png"/>', '<image>'],
    ['<use href="#a"/>', '<use>'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<path d="M0 0" fill="url(#a)"/>', 'gradients'],
    ['<style>path{fill:red}</style>', '<style>'],
  ])('rejects %s', (inside, reason) => {
    expect(parseDrawing(svg(inside))).toMatchObject({ fault: expect.stringContaining(reason) })
  })

  test.each(['', 'text', '<html/>', '<svg><path d="M0 0"/></svg>', '<svg viewBox'])(
    'rejects %j',
    (text) => {
      expect(parseDrawing(text)).toHaveProperty('fault')
    },
  )
})
