/** The commands of the guide to operation, run in its order; and its examples, where the programs are installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publish } from '../../../src/publish/publish.ts'
import { serverProgram } from '../../../src/publish/server-program.ts'
import { placesOf } from '../../../src/site-folder/places.ts'
import { good, queryOf } from '../contact/good.ts'
import { until } from './project.ts'
import { ask, publicationIn, temporaryFolder } from './site.ts'

const guide = readFileSync('docs/operation.md', 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, '')),
)

const folder = temporaryFolder()
const built = temporaryFolder()
let server: ChildProcess
let port = 0
beforeAll(async () => {
  const program = await serverProgram(placesOf({}).root)
  const moves = { redirects: new Map([['/Über-uns', '/Careers']]), gone: ['/Fax'] }
  await publish({ ...publicationIn(folder, { moves }), program })
  const [first = ''] = commands.filter((line) => line.startsWith('node'))
  const child = spawn('sh', ['-c', `exec ${first}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  port = Number((await until(child.stdout, /:(\d+)\n/))[1])
  child.stdout.resume()
  for (const email of ['first@example.org', 'ann@example.org']) {
    const reply = await ask(port, `/api/contactusrequest?${queryOf({ ...good, email })}`)
    expect(reply.status).toBe(200)
  }
})
afterAll(async () => {
  const exit = once(server, 'exit')
  server.kill()
  await exit
  for (const own of [folder, built]) rmSync(own, { recursive: true })
})

const run = (command: string) =>
  spawnSync('sh', ['-c', command.replace(':4173/', `:${port}/`)], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })

/** What is done where the sources are, with a small site. */
const runHere = (command: string) =>
  spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SITE_DIR: 'examples/restaurant', OUT_DIR: join(built, 'dist') },
  })

test('every command of the guide does what it is there for', () => {
  let count = 0
  for (const command of commands) {
    // Nothing is installed anew here: the lock file is compared with what is there.
    const npm =
      command === 'npm ci'
        ? `${command} --dry-run --offline --ignore-scripts --loglevel=error`
        : command
    const isNpm = command.startsWith('npm')
    if (command === 'node dist/.site/server.js') continue
    count += 1
    const { status, stdout, stderr } = isNpm ? runHere(npm) : run(command)
    expect([command, status, stderr]).toEqual([command, 0, ''])
    expect(stdout).not.toBe('')
  }
  expect(count).toBeGreaterThan(10)
  expect(readdirSync(folder).sort()).toEqual(
    ['copy.db', 'data', 'dist', 'moved.db', 'requests.csv'].sort(),
  )
  expect(run('node dist/.site/server.js requests list --all').stdout).toBe(
    'There are no requests.\n',
  )
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
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const bound = taken.address()
  taken.close()
  return typeof bound === 'object' && bound ? bound.port : 0
}

/** Runs a web server until the end of the test, once it answers, and asks it for a page and for what is not there. */
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
    const page = await ask(own, '/careers')
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('/Careers')])
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    for (const [path, status] of STATUSES)
      expect([path, (await ask(own, path)).status]).toEqual([path, status])
    if (!isProxy) return
    const query = queryOf({ ...good, name: 'Canary' })
    expect((await ask(own, `/api/contactusrequest?${query}`)).status).toBe(200)
    for (const path of ['/healthz', '/metrics']) expect((await ask(own, path)).status).toBe(404)
  } finally {
    child.kill()
    await exit
  }
  const logs = readdirSync(join(folder, 'log')).map((name) =>
    readFileSync(join(folder, 'log', name)),
  )
  expect(logs.join()).not.toContain('Canary')
}

const STATUSES = [
  ['/nowhere', 404],
  ['/fax', 410],
  ['/%C3%9Cber-uns', 308],
  ['/%C3%BCber-uns/', 308],
  ['/drawings/A%20b+%C3%BC.svg', 200],
] as const

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
  const options = 'admin off\n'
  writeFileSync(
    file,
    /^\{$/m.test(text) ? text.replace(/^\{$/m, `{\n${options}`) : `{\n${options}}\n${text}`,
  )
  const args = ['run', '--adapter', 'caddyfile', '--config', file]
  await tried(own, 'caddy', args, name === 'Caddyfile')
}

function tryDocker() {
  const args = ['build', '-q', '-f', 'docs/operation/Dockerfile', '.']
  const built = spawnSync('docker', args, { encoding: 'utf8' })
  expect([built.status, built.stderr]).toEqual([0, ''])
  const image = built.stdout.trim()
  const health = [
    'run',
    '--rm',
    image,
    'node',
    '-e',
    'process.exit(process.getuid() === 0 ? 1 : 0)',
  ]
  expect(spawnSync('docker', health).status).toBe(0)
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
