// node generate.mjs PAGES FOLDER SITE: writes `content.yaml` for other tools and `site.yaml` for this project.
// SITE is the site file whose theme and words are used.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { generate, toYaml } from './content.mjs'
import { toSiteFile } from './site-file.mjs'

const [pages, folder, site] = process.argv.slice(2)
const content = generate(Number(pages))
writeFileSync(join(folder, 'content.yaml'), toYaml(content))
writeFileSync(join(folder, 'site.yaml'), toSiteFile(content, parse(readFileSync(site, 'utf8'))))
