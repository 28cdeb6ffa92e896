import { arrive, test } from './visitor.ts'

test('a difference between the document and the application would be noticed', async ({
  open,
  troubles,
}) => {
  // Text that differs: React says so through reportError, also in production.
  troubles.allow(/^error: Minified React error #418;/)
  const page = await open()
  await page.route('/Careers', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<h1[^>]*>)/, '$1Not ')
    await route.fulfill({ response, body })
  })
  await arrive(page, '/Careers')
})
