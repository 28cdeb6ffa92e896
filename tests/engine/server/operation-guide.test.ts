/** The commands of the guide to operation, run in its order; and its examples, where the programs are installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { good, queryOf } from '../contact/good.ts'
import { folderOfFile } from './folder.ts'
import { until } from './project.ts'
import { ask, portOf } from './site.ts'

const guide = readFileSync('docs/operation.md', 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, '')),
)
const started = commands.findIndex((line) => line.startsWith('node'))

/** The smallest site in which something stands at each of the addresses below. */
const SITE = `company: { name: Guide }
gone: [/Fax]
routes:
  - path: /
    title: Home of the guide
    description: A page that stands for all pages of a site, in as few words as there can be.
    sections: [{ type: hero, headline: At / }]
  - path: /Careers
    formerly: [/Über-uns]
    title: Careers at the guide
    description: Another page, to which an address leads that had another name before this one.
    sections: [{ type: hero, headline: At /Careers }]
`
const STATUSES = [
  ['/careers', 200],
  ['/nowhere', 404],
  ['/fax', 410],
  ['/%C3%9Cber-uns', 308],
  ['/%C3%BCber-uns/', 308],
  ['/drawings/A%20b+%C3%BC.svg', 200],
] as const

const folder = folderOfFile()
let server: ChildProcess
let port = 0
const callOf = (sender: object) => `/api/contactusrequest?${queryOf({ ...good, ...sender })}`

/** Runs a command: where the sources are, if it is one of npm, else beside the built site. @returns what it says */
function run(command: string): string {
  const isNpm = command.startsWith('npm')
  // Nothing is installed anew here: the lock file is compared with what is there.
  const options =
    command === 'npm ci' ? '--dry-run --offline --ignore-scripts --loglevel=error' : ''
  const args = ['-c', `${command.replace(':4173/', `:${port}/`)} ${options}`]
  const { status, stdout, stderr } = spawnSync('sh', args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...(isNpm && { SITE_DIR: folder }) },
    ...(!isNpm && { cwd: folder }),
  })
  expect([command, status, stderr]).toEqual([command, 0, ''])
  expect(stdout).not.toBe('')
  return stdout
}

beforeAll(async () => {
  mkdirSync(join(folder, 'public/drawings'), { recursive: true })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
  writeFileSync(join(folder, 'public/drawings/A b+ü.svg'), drawing)
  writeFileSync(join(folder, 'site.yaml'), SITE)
  commands.slice(0, started).forEach(run)
  const child = spawn('sh', ['-c', `exec ${commands[started]}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  port = Number((await until(child.stdout, /:(\d+)\n/))[1])
  child.stdout.resume()
})
afterAll(async () => {
  const exit = once(server, 'exit')
  server.kill()
  await exit
})

/** What every server of the site has to answer. */
async function expectSite(at: number) {
  const page = await ask(at, '/careers')
  expect(String(page.body)).toContain('At /Careers')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const [path, status] of STATUSES)
    expect([path, (await ask(at, path)).status]).toEqual([path, status])
}

test('every command of the guide does what it is there for', async () => {
  await expectSite(port)
  for (const email of ['first@example.org', 'ann@example.org'])
    expect((await ask(port, callOf({ email }))).status).toBe(200)
  expect(commands.length).toBeGreaterThan(11)
  commands.slice(started + 1).forEach(run)
  expect(readdirSync(folder).sort()).toEqual(
    ['copy.db', 'data', 'dist', 'moved.db', 'public', 'requests.csv', 'site.yaml'].sort(),
  )
  expect(run('node dist/.site/server.js requests list --all')).toBe('There are no requests.\n')
})

/** Whether a program is there and can do its work. */
const works = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

function trySystemd() {
  const unit = join(folder, 'site.service')
  // The programs of another machine.
  const text = readFileSync('docs/operation/site.service', 'utf8')
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath))
  const checked = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect(checked.stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([])
  const args = ['security', '--offline=true', '--threshold=20', unit]
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  expect([status, stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')])
}

/** A copy of an example, with the places of this test, at a port of its own. */
const placed = (name: string, own: number): string => {
  const file = join(folder, name)
  mkdirSync(join(folder, 'log'), { recursive: true })
  const text = readFileSync(`docs/operation/${name}`, 'utf8')
    .replaceAll('/srv/site/dist', join(folder, 'dist'))
    .replaceAll(/\/var\/log\/(?:nginx|caddy)/g, join(folder, 'log'))
    .replaceAll('/etc/ssl/site', folder)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${port}`)
    .replace('listen 80;', `listen unix:${folder}/plain;`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own};`)
    .replace('www.example.org {', `http://127.0.0.1:${own} {`)
  writeFileSync(file, text)
  return file
}

const freePort = async (): Promise<number> => {
  const taken = createServer()
  const free = await portOf(taken)
  taken.close()
  return free
}

/** Runs a web server until the end of the test, and asks it once it answers. */
const tried = async (own: number, program: string, args: readonly string[], isProxy: boolean) => {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder },
  })
  const exit = once(child, 'exit')
  try {
    const early = exit.then(() => Promise.reject(new Error(`${program} has ended.`)))
    const answers = vi.waitFor(() => ask(own, '/careers'), { timeout: 300_000, interval: 50 })
    await Promise.race([answers, early])
    await expectSite(own)
    if (!isProxy) return
    expect((await ask(own, callOf({ name: 'Canary' }))).status).toBe(200)
    for (const path of ['/healthz', '/metrics']) expect((await ask(own, path)).status).toBe(404)
  } finally {
    child.kill()
    await exit
  }
  for (const name of readdirSync(join(folder, 'log')))
    expect(readFileSync(join(folder, 'log', name), 'utf8')).not.toContain('Canary')
}

async function tryNginx(nginx: string, name: string) {
  const key = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=a -keyout key.pem -out cert.pem'
  spawnSync('openssl', key.split(' '), { cwd: folder })
  const own = await freePort()
  const main = join(folder, 'main.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid; events {} http { access_log off; ${paths} include ${placed(name, own)}; }`,
  )
  await tried(own, nginx, ['-e', 'stderr', '-c', main], name === 'nginx.conf')
}

async function tryCaddy(name: string) {
  const own = await freePort()
  const file = placed(name, own)
  const text = readFileSync(file, 'utf8')
  const whole = /^\{$/m.test(text) ? text : `{\n}\n${text}`
  writeFileSync(file, whole.replace(/^\{$/m, '{\nadmin off'))
  const args = ['run', '--adapter', 'caddyfile', '--config', file]
  await tried(own, 'caddy', args, name === 'Caddyfile')
}

function tryDocker() {
  const args = ['build', '-q', '-f', 'docs/operation/Dockerfile', '.']
  const built = spawnSync('docker', args, { encoding: 'utf8' })
  expect([built.status, built.stderr]).toEqual([0, ''])
  const image = built.stdout.trim()
  const health = ['node', '-e', 'process.exit(process.getuid() === 0 ? 1 : 0)']
  expect(spawnSync('docker', ['run', '--rm', image, ...health]).status).toBe(0)
}

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => works(program, '-v'))

/** The examples of the guide, each with what tries it where its program is installed. Elsewhere it has no test. */
const EXAMPLES: Readonly<Record<string, (() => unknown) | undefined>> = {
  Caddyfile: works('caddy', 'version') ? () => tryCaddy('Caddyfile') : undefined,
  'Caddyfile-static': works('caddy', 'version') ? () => tryCaddy('Caddyfile-static') : undefined,
  Dockerfile: works('docker', 'info') ? tryDocker : undefined,
  'nginx-static.conf': nginx ? () => tryNginx(nginx, 'nginx-static.conf') : undefined,
  'nginx.conf': nginx ? () => tryNginx(nginx, 'nginx.conf') : undefined,
  'site.service': works('systemd-analyze', '--version') ? trySystemd : undefined,
}

test('every example has what tries it', () => {
  const files = readdirSync('docs/operation').filter((name) => !name.endsWith('.dockerignore'))
  expect(files.sort()).toEqual(Object.keys(EXAMPLES).sort())
})

for (const [name, tried] of Object.entries(EXAMPLES)) if (tried) test(`${name} works`, tried)
