/** The example sites, which rely mostly on defaults. */
import { expect, inject } from 'vitest'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { test } from './page-driver.ts'
import { axeViolations } from './rules/axe.ts'
import { layoutViolations } from './rules/layout.ts'
import { labelViolations, openAllDetails, openPage } from './rules/page.ts'
import { findBrokenWords } from './rules/text.ts'

const examples = Object.entries(inject('others')).filter(([name]) => name.startsWith('examples'))

test.for(examples)('%s follows all rules', async ([SITE_DIR, { url }], { reuse }) => {
  const { value, diagnostics } = await compileProject(getProject({ SITE_DIR }))
  expect(diagnostics).toEqual([])
  const page = await reuse()
  const violations: string[] = []
  for (const { path } of value?.pages ?? []) {
    await page.setViewportSize({ width: 320, height: 800 })
    await openPage(page, url + path)
    await openAllDetails(page)
    for (const [width, looks] of [
      [320, [layoutViolations, findBrokenWords]],
      [1280, [axeViolations, layoutViolations, findBrokenWords]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const look of looks)
        violations.push(...labelViolations(`${path} at ${width} px`, await look(page)))
    }
  }
  expect(violations).toEqual([])
})
