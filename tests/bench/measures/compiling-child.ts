/** Compiles the site of SITE_FILE some times and says what that took. */
import { readFileSync } from 'node:fs'
import { compileProject, projectOf } from '../../../src/build/project.ts'
import { readPublicFiles } from '../../../src/build/public-files.ts'
import { Memory } from '../../../src/compiler/memory.ts'
import { median } from '../report.ts'

/** In CPU ms. */
export interface Times {
  readonly first: number
  readonly again: number
  readonly changed: number
  /** The peak while it was compiled once, in MB. */
  readonly peak: number
}

const project = projectOf(process.env)
const text = readFileSync(project.siteFile, 'utf8')
const publicFiles = readPublicFiles(project.publicDir)
const memory = new Memory()
/** Large texts take long, and what disturbs a measurement is small beside them. */
const TIMES = text.length < 1e6 ? 9 : text.length < 1e7 ? 3 : 1

const cpuOf = (text: string, memory: Memory): number => {
  const before = process.cpuUsage()
  const { value } = compileProject(project, text, { publicFiles, memory })
  const { user, system } = process.cpuUsage(before)
  if (!value) throw new Error('The site has errors.')
  return (user + system) / 1000
}

/** With another word somewhere, further down each time. */
const changed = (index: number): string => {
  const at = text.indexOf(' the ', Math.floor((text.length * (index + 1)) / (TIMES + 2)))
  return `${text.slice(0, at)} their ${text.slice(at + ' the '.length)}`
}

const each = (work: (index: number) => number) => Array.from({ length: TIMES }, (_, i) => work(i))

const first = cpuOf(text, new Memory())
const peak = process.resourceUsage().maxRSS / 1024
const again = median(each(() => cpuOf(text, new Memory())))
cpuOf(text, memory)
const times: Times = { first, again, changed: median(each((i) => cpuOf(changed(i), memory))), peak }
console.log(JSON.stringify(times))
