import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Certificate } from './certificate'

/** Where a phone fetches the certificate that it is to trust. */
export const CERTIFICATE_PATH = '/kiebitz.crt'

export interface ServerOptions {
  readonly directory: string
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** How many further ports to try while they are taken. */
  readonly tries?: number
  readonly certificate?: Certificate
  /** What each file that is there says beside its own. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/** Serves a folder of static files. Rejects with Node's error where no port can be had. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const listener = await staticFiles(options)
  const { certificate, host } = options
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.chain }, listener)
    : createServer(listener)

  for (let port = options.port, left = options.tries ?? 0; ; port++, left--) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || left <= 0) throw error
    }
  }

  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function staticFiles({ directory, certificate, headers = {} }: ServerOptions): Promise<RequestListener> {
  const notFound = await readFile(join(directory, '404.html')).catch(() => 'Not found')
  // Looks for each file when it is asked for: a build beside a running server takes files away. No path leads out of it.
  const files = sirv(directory, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      // Next names its static files by their content. All else must be asked for again, the service worker above all.
      const forever = path.startsWith('/_next/static/')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
      return
    }
    if (certificate && request.url === CERTIFICATE_PATH) {
      response.writeHead(200, { 'Content-Type': 'application/x-x509-ca-cert' }).end(certificate.authority)
      return
    }
    // A part of a file is never needed here, and sirv falls over one that ends before it begins: the whole is an answer, too.
    delete request.headers.range
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    })
  }
}
