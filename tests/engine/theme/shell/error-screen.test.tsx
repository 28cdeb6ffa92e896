import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorBoundary } from '../../../../src/app/ErrorBoundary.tsx'
import { ErrorScreen } from '../../../../src/theme/shell/ErrorScreen.tsx'
import { createStyleCache } from '../../../../src/theme/style/cache.ts'
import { StyleProvider } from '../../../../src/theme/style/css.ts'
import { attributeOf, elementsOf, textOf } from '../../browser/markup.ts'
import { site } from './surroundings.tsx'

const { shell } = site

test('the error screen says what happened, outside of everything that may have failed', () => {
  const elements = elementsOf(
    renderToStaticMarkup(
      <StyleProvider value={createStyleCache(shell.behaviour)}>
        <ErrorScreen shell={shell} />
      </StyleProvider>,
    ),
  )
  const { headline, text, reload } = shell.errorScreen
  const textsOf = (tag: string) => elements.filter(({ tagName }) => tagName === tag).map(textOf)
  expect(textsOf('h1')).toEqual([headline])
  expect(textsOf('p')).toEqual([text])
  expect(textsOf('button')).toEqual([reload])
  const alert = elements.find((one) => attributeOf(one, 'role') === 'alert')
  expect(alert && textOf(alert)).toContain(headline)
})

test('it takes the place of an application that has thrown, and of no other', () => {
  const boundary = new ErrorBoundary({ shell, children: 'Application' })
  expect(boundary.render()).toBe('Application')
  boundary.state = ErrorBoundary.getDerivedStateFromError()
  expect(boundary.render()).toMatchObject({ type: ErrorScreen, props: { shell } })
})
