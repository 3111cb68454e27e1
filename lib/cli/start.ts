import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { certificateFor, lanAddresses } from './certificate'
import { exported, isFresh, root } from './export'
import { CERTIFICATE_PATH, type RunningServer, serve } from './server'

const DEFAULT_PORT = 3000
const USAGE = 'npm start -- [--https] [--port NUMBER] [--host ADDRESS]'

export interface StartOptions {
  readonly https: boolean
  readonly host: string
  /** Undefined: the default one, or the next that is free. */
  readonly port: number | undefined
}

/** `npm start`: builds what is stale, serves it, and says where. */
export default async function start(args: string[]): Promise<number> {
  const options = readArguments(args)
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  if (!isFresh()) {
    console.log('Building the app (only after a change) …')
    const { default: build } = await import('./build')
    const status = await build()
    if (status !== 0) return status
  }

  let server: RunningServer
  const addresses = lanAddresses()
  try {
    server = await serve({
      directory: exported,
      host: options.host,
      port: options.port ?? DEFAULT_PORT,
      tries: options.port === undefined ? 50 : 0,
      ...(options.https && { certificate: await certificateFor(addresses, join(root, '.cache', 'certificate')) }),
    })
  } catch (error) {
    console.error(`Kiebitz cannot listen on ${options.host}, port ${options.port ?? DEFAULT_PORT}: ${reason(error)}.`)
    return 1
  }
  console.log(announcement(options, server.port, addresses))
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await server.close()
  return 0
}

/** The options, or one line that says what is wrong with them. */
export function readArguments(args: readonly string[]): StartOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { https: { type: 'boolean', default: false }, port: { type: 'string' }, host: { type: 'string' } },
    })
    if (values.port !== undefined && !(/^\d{1,5}$/.test(values.port) && Number(values.port) <= 65535)) {
      return `--port takes a number from 0 to 65535, not "${values.port}". Usage: ${USAGE}`
    }
    if (values.host === '') return `--host takes an address. Usage: ${USAGE}`
    return {
      https: values.https,
      // Without TLS a phone may use neither camera nor installation: there is nothing to offer to the network.
      host: values.host ?? (values.https ? '0.0.0.0' : '127.0.0.1'),
      port: values.port === undefined ? undefined : Number(values.port),
    }
  } catch (error) {
    return `${(error as Error).message.split(/\.\s/)[0]}. Usage: ${USAGE}`
  }
}

function announcement({ https, host }: StartOptions, port: number, lan: readonly string[]): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const url = (address: string) =>
    `${https ? 'https' : 'http'}://${address.includes(':') ? `[${address}]` : address}:${port}/`
  const lines = ['', `Kiebitz: ${url(everywhere ? 'localhost' : host)}`]
  if (!https) {
    lines.push('To open it on a phone: npm start -- --https')
  } else {
    const phone = everywhere ? lan : [host]
    for (const address of phone) lines.push(`On a phone in the same network: ${url(address)}`)
    if (phone[0] === undefined) lines.push('This machine has no network address that a phone could reach.')
    else lines.push('', renderUnicodeCompact(url(phone[0]), { border: 2 }), '', phoneHelp(url(phone[0])))
  }
  lines.push('', 'Ctrl-C ends it.')
  return lines.join('\n')
}

function phoneHelp(url: string): string {
  const file = new URL(CERTIFICATE_PATH, url).href
  return `English
  Scan the code. The browser warns, because this computer made its own certificate:
  choose "Advanced", then "Proceed". The camera may be used from then on.
  To install Kiebitz and play offline, the phone must trust the certificate. On the phone,
  open ${file} and install the file (Android: Settings, Security,
  Install a certificate, CA certificate. iPhone: Settings, Profile Downloaded; then General,
  About, Certificate Trust Settings). Open the address again and choose "Install" or
  "Add to Home Screen". It then works offline, also with this computer switched off.

Deutsch
  Den Code scannen. Der Browser warnt, weil dieser Rechner sein Zertifikat selbst gemacht hat:
  „Erweitert“ wählen, dann „Weiter“. Ab dann darf die Kamera benutzt werden.
  Zum Installieren und fürs Spielen ohne Netz muss das Handy dem Zertifikat vertrauen. Auf dem
  Handy ${file} öffnen und die Datei installieren (Android: Einstellungen,
  Sicherheit, Zertifikat installieren, CA-Zertifikat. iPhone: Einstellungen, Profil geladen; dann
  Allgemein, Info, Zertifikatsvertrauenseinstellungen). Die Adresse neu öffnen und „Installieren“
  oder „Zum Home-Bildschirm“ wählen. Danach läuft es ohne Netz, auch wenn dieser Rechner aus ist.`
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'the port is taken'
  if (code === 'EACCES') return 'the port needs more rights'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine has no such address'
  return message
}
