import { spawnSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { get as getSecure } from 'node:https'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkServerIdentity, connect } from 'node:tls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { certificateFor } from '../lib/cli/certificate'
import { CERTIFICATE_PATH, type RunningServer, serve } from '../lib/cli/server'
import { readArguments } from '../lib/cli/start'

const launcher = join(import.meta.dirname, '..', 'lib', 'cli', 'run.mjs')
let folder: string
let directory: string
const servers: RunningServer[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiebitz-start-'))
  directory = join(folder, 'out')
  mkdirSync(join(directory, 'new'), { recursive: true })
  mkdirSync(join(directory, '_next/static'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(directory, 'index.html'), '<h1>Start</h1>')
  writeFileSync(join(directory, 'new/index.html'), '<h1>New</h1>')
  writeFileSync(join(directory, 'new/index.txt'), 'payload')
  writeFileSync(join(directory, '404.html'), '<h1>Gone</h1>')
  writeFileSync(join(directory, 'sw.js'), '// worker')
  writeFileSync(join(directory, 'manifest.webmanifest'), '{}')
  writeFileSync(join(directory, '_next/static/a.js'), '// a')
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  rmSync(folder, { recursive: true })
})

async function started(options: Partial<Parameters<typeof serve>[0]> = {}): Promise<number> {
  const server = await serve({ directory, host: '127.0.0.1', port: 0, ...options })
  servers.push(server)
  return server.port
}

interface Answer {
  readonly status: number | undefined
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('the server', () => {
  const files: readonly [path: string, type: RegExp, caching: RegExp, body: string][] = [
    ['/', /^text\/html/, /^no-cache$/, '<h1>Start</h1>'],
    ['/new/', /^text\/html/, /^no-cache$/, '<h1>New</h1>'],
    ['/new', /^text\/html/, /^no-cache$/, '<h1>New</h1>'],
    ['/new/?id=7', /^text\/html/, /^no-cache$/, '<h1>New</h1>'],
    ['/new/index.txt?_rsc=abc', /^text\/plain/, /^no-cache$/, 'payload'],
    ['/sw.js', /javascript/, /^no-cache$/, '// worker'],
    ['/manifest.webmanifest', /^application\/manifest\+json/, /^no-cache$/, '{}'],
    ['/_next/static/a.js', /javascript/, /max-age=31536000, immutable/, '// a'],
  ]
  test.each(files)('serves %s', async (path, type, caching, body) => {
    const answer = await ask(await started(), path)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-type']).toMatch(type)
    expect(answer.headers['cache-control']).toMatch(caching)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('says "not modified" to who has the file', async () => {
    const port = await started()
    const { headers } = await ask(port, '/sw.js')
    const again = await ask(port, '/sw.js', { headers: { 'If-None-Match': String(headers.etag) } })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  test.each(['/nothing', '/nothing/', '/_next/static/gone.js', '/new/gone.html?x=1'])(
    'knows nothing of %s',
    async (path) => {
      const answer = await ask(await started(), path)
      expect(answer).toMatchObject({ status: 404, body: '<h1>Gone</h1>' })
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each([
    '/../secret.txt',
    '/new/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%',
    '/%E0%A4%A',
    '/%00',
  ])('lets nobody out of its folder by %s', async (path) => {
    const answer = await ask(await started(), path)
    expect(answer).toMatchObject({ status: 404, body: '<h1>Gone</h1>' })
  })

  test('only reads', async () => {
    const port = await started()
    expect(await ask(port, '/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ask(port, '/', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
    }
  })

  test('outlives nonsense', async () => {
    const port = await started()
    const socket = createConnection(port, '127.0.0.1')
    socket.write('nonsense\r\n\r\n')
    await new Promise((resolve) => socket.once('close', resolve).resume())
    expect((await ask(port, '/')).status).toBe(200)
  })

  test('outlives a part that is asked for and ends before it begins, and gives the whole', async () => {
    const port = await started()
    for (const range of ['bytes=9-3', 'bytes=-5', 'bytes=abc']) {
      const { status, body } = await ask(port, '/sw.js', { headers: { range } })
      expect([status, body]).toEqual([200, '// worker'])
    }
  })

  test('outlives a build beside it that takes files away', async () => {
    const port = await started()
    rmSync(join(directory, '_next/static/a.js'))
    writeFileSync(join(directory, 'sw.js'), '// a newer worker, which is longer')
    expect((await ask(port, '/_next/static/a.js')).status).toBe(404)
    expect((await ask(port, '/sw.js')).body).toBe('// a newer worker, which is longer')
  })

  test('takes the next port where one is taken, and only when told', async () => {
    const port = await started()
    expect(await started({ port, tries: 5 })).toBeGreaterThan(port)
    await expect(started({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('closes although somebody is still connected', async () => {
    const server = await serve({ directory, host: '127.0.0.1', port: 0 })
    const socket = createConnection(server.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve).resume())
    await server.close()
    await closed
  })
})

/** Whether a client with this authority trusts the server under this name or address. */
function trusts(port: number, ca: string, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      ca,
      checkServerIdentity: (_, peer) => checkServerIdentity(name, peer),
    })
    socket.once('secureConnect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

describe('the certificate', () => {
  const kept = () => join(folder, 'certificate')

  test('is trusted, for localhost and every address, by who trusts its authority', async () => {
    const certificate = await certificateFor(['192.0.2.7'], kept())
    const port = await started({ certificate })
    const ca = new X509Certificate(certificate.authority).toString()
    for (const name of ['localhost', '127.0.0.1', '192.0.2.7']) {
      expect(await trusts(port, ca, name), name).toBe(true)
    }
    const [server] = certificate.chain.split(/(?<=-----END CERTIFICATE-----)/)
    expect(new X509Certificate(server!).checkIP('192.0.2.8')).toBeUndefined()
  })

  test('is refused by who does not', async () => {
    const port = await started({ certificate: await certificateFor([], kept()) })
    const code = await new Promise((resolve) => {
      getSecure({ port, host: '127.0.0.1', agent: false }).on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code),
      )
    })
    expect(code).toBe('SELF_SIGNED_CERT_IN_CHAIN')
  })

  test('has an authority that can sign nothing more and a phone can fetch', async () => {
    const certificate = await certificateFor([], kept())
    const authority = new X509Certificate(certificate.authority)
    expect(authority.ca).toBe(true)
    expect(authority.checkPrivateKey(createPrivateKey(certificate.key))).toBe(false)
    const port = await started({ certificate })
    const { headers, body } = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        getSecure(
          { port, host: '127.0.0.1', path: CERTIFICATE_PATH, ca: authority.toString(), agent: false },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk) => chunks.push(chunk))
            response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
          },
        ).on('error', reject)
      },
    )
    expect(headers['content-type']).toBe('application/x-x509-ca-cert')
    expect(body.equals(certificate.authority)).toBe(true)
  })

  test('is kept, for nobody else to read, and made anew when addresses change, it expires, or it is damaged', async () => {
    const first = await certificateFor(['192.0.2.7'], kept())
    expect(statSync(join(kept(), 'key.pem')).mode & 0o077).toBe(0)
    expect(await certificateFor(['192.0.2.7'], kept())).toEqual(first)
    expect(await certificateFor([], kept())).toEqual(first)

    const moved = await certificateFor(['192.0.2.8'], kept())
    expect(moved.chain).not.toBe(first.chain)

    const nextYear = Date.now() + 392 * 24 * 60 * 60 * 1000
    const renewed = await certificateFor(['192.0.2.8'], kept(), nextYear)
    expect(renewed.chain).not.toBe(moved.chain)

    writeFileSync(join(kept(), 'chain.pem'), 'damaged')
    expect((await certificateFor(['192.0.2.8'], kept())).chain).toContain('BEGIN CERTIFICATE')
  })
})

describe('npm start', () => {
  test('reads its arguments', () => {
    expect(readArguments([])).toEqual({ https: false, host: '127.0.0.1', port: undefined })
    expect(readArguments(['--https'])).toEqual({ https: true, host: '0.0.0.0', port: undefined })
    expect(readArguments(['--port', '8080', '--host', '::1'])).toEqual({ https: false, host: '::1', port: 8080 })
  })

  const bad = [
    ['--port', 'x'],
    ['--port', '70000'],
    ['--port', '-1'],
    ['--port'],
    ['--host', ''],
    ['--htps'],
    ['here'],
    ['--https=yes'],
  ]
  test.each(bad.map((args) => [args.join(' '), args] as const))('refuses %s with one clear line', (_, args) => {
    const line = readArguments(args)
    expect(line).toMatch(/^[^\n]+Usage: npm start -- \[--https\][^\n]+$/)
  })

  test('ends with status 2 when told nonsense', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, 'start', '--nonsense'], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('the launcher', () => {
  test.each([[['no-such-command']], [['../escape']], [['test/no-such-file.ts']], [[]]])('refuses %j', (args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^(Unknown command ".*"\.|Which command\?) Known: .*start.*\n$/)
  })
})
