import { describe, expect, test } from 'vitest'
import { suggestAddress, suggestImage } from '../../../../src/content/resolve/suggest-address.ts'
import { createTargets } from '../../../../src/content/resolve/targets.ts'

const size = { width: 1, height: 1 }
const paths = ['/', '/Careers', '/services/DevOps', '/services/Data-Analytics']
const context = createTargets(
  {
    publication: { origin: 'https://www.example.com' },
    routes: paths.map((path) => ({ path, sections: [{ id: 'team' }] })),
  },
  new Map([
    ['/drawings/cloud.svg', size],
    ['/drawings/gear-wheel.svg', size],
    ['/covers/cloud-team.png', size],
    ['/covers/plan.svg', size],
    ['/drawings/plan.svg', size],
  ]),
)

describe('suggested addresses', () => {
  test.each([
    ['//Careers', '/Careers'],
    ['../services/DevOps/', '/services/DevOps'],
    ['/services/Data Analytics', '/services/Data-Analytics'],
    ['https://www.example.com/careers.php', '/Careers'],
    ['/Careers.html#team', '/Careers#team'],
    ['/index.html', '/'],
    ['mailto://jobs@example.com', 'mailto:jobs@example.com'],
    ['+1 585 555 0100', 'tel:+1-585-555-0100'],
    ['javascript:void(0)', undefined],
    ['Our story', undefined],
  ])('%s: %s', (written, meant) => {
    expect(suggestAddress(written, context)).toBe(meant)
  })
})

describe('suggested pictures', () => {
  test.each([
    ['C:\\Users\\Anna\\public\\drawings\\cloud.svg', '/drawings/cloud.svg'],
    ['file:///home/anna/cloud.svg', '/drawings/cloud.svg'],
    ['https://cdn.example.com/uploads/gear-wheel.svg?w=200', '/drawings/gear-wheel.svg'],
    ['/drawings/cloud.svg.svg', '/drawings/cloud.svg'],
    ['/drawings/cloud (1).svg', '/drawings/cloud.svg'],
    ['gear_wheel-1024x768.png', '/drawings/gear-wheel.svg'],
    ['/Desktop/drawings/plan.svg', '/drawings/plan.svg'],
    // Two have this name.
    ['plan.svg', undefined],
    ['/drawings/harbour.svg', undefined],
  ])('%s: %s', (written, meant) => {
    expect(suggestImage(written, context)).toBe(meant)
  })
})
