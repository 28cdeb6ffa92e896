import { renderToString } from 'react-dom/server'
import { loadViews } from '../../src/app/loaded-page.ts'
import { Section } from '../../src/app/Section.tsx'
import { compileExamples, examples, getExamplePage } from '../engine/theme/sections/examples.ts'
import { Surroundings } from '../engine/theme/shell/surroundings.tsx'
import { measureRatio, type Row } from './ratio.ts'

const LINKS = 150
const RUNS = 20
/** Fixed cost of a render (style cache, router), in characters of HTML. */
const SETUP = 4000

const plainList = () => (
  <ul className="plain">
    {Array.from({ length: LINKS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever reordered
      <li key={index} className="entry">
        <a href={`/entry-${index}`}>
          A link with some words and <strong>the number {index}</strong>
        </a>
      </li>
    ))}
  </ul>
)

/** Render time per kilobyte of the largest example of each section kind, relative to a plain list of links. */
export async function benchRendering(): Promise<Row[]> {
  const compiled = compileExamples()
  const reference = () => renderToString(plainList())
  const rows: Row[] = []
  for (const example of examples.filter(({ name }) => name === 'extreme')) {
    const { data, views } = await loadViews(getExamplePage(compiled, example, 'first'))
    const [section] = data.sections
    if (!section) throw new Error(`${data.path} shows nothing.`)
    const work = () =>
      renderToString(
        <Surroundings path={data.path}>
          <Section section={section} views={views} level={1} />
        </Surroundings>,
      )
    const size = (work().length + SETUP) / reference().length
    rows.push({
      work: `render ${example.kind}, per kilobyte`,
      reference: 'a plain list of links',
      ratio: (await measureRatio(work, reference, RUNS)) / size,
      max: 2.5,
    })
  }
  return rows
}
