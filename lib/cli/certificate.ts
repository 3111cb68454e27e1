import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { generate, type SubjectAltNameEntry } from 'selfsigned'

const DAY = 24 * 60 * 60 * 1000
// Browsers take no longer-lived ones.
const VALID_DAYS = 397
const RENEW_BEFORE_DAYS = 7
const LOOPBACK = ['127.0.0.1', '::1']

export interface Certificate {
  /** The server's private key, PEM. */
  readonly key: string
  /** The server's certificate and its authority's, PEM. */
  readonly chain: string
  /** The authority's certificate, DER: the file that a phone installs. */
  readonly authority: Buffer
}

/** The IPv4 addresses under which other devices of the same network reach this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address)
}

/** The kept certificate of a folder where it is still valid for all addresses, else a new one. */
export async function certificateFor(
  addresses: readonly string[],
  folder: string,
  now = Date.now(),
): Promise<Certificate> {
  const kept = read(folder, addresses, now)
  if (kept) return kept
  const made = await make(addresses, now)
  mkdirSync(folder, { recursive: true })
  const files = { [FILES.key]: made.key, [FILES.chain]: made.chain, [FILES.authority]: made.authority }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content, { mode: 0o600 })
  return made
}

const FILES = { key: 'key.pem', chain: 'chain.pem', authority: 'authority.crt' } as const

function read(folder: string, addresses: readonly string[], now: number): Certificate | undefined {
  try {
    const kept = {
      key: readFileSync(join(folder, FILES.key), 'utf8'),
      chain: readFileSync(join(folder, FILES.chain), 'utf8'),
      authority: readFileSync(join(folder, FILES.authority)),
    }
    return covers(kept, addresses, now) ? kept : undefined
  } catch {
    // Not there yet, or damaged: either way a new one takes its place.
    return undefined
  }
}

function covers({ chain, key }: Certificate, addresses: readonly string[], now: number): boolean {
  const certificate = new X509Certificate(chain)
  return (
    certificate.checkPrivateKey(createPrivateKey(key)) &&
    Date.parse(certificate.validTo) > now + RENEW_BEFORE_DAYS * DAY &&
    certificate.checkHost('localhost') !== undefined &&
    [...LOOPBACK, ...addresses].every((address) => certificate.checkIP(address) !== undefined)
  )
}

/**
 * A phone installs an app, and keeps it offline, only from a certificate that it trusts; so there is an authority to be
 * trusted. Its key signs once and is forgotten: whoever installs it trusts this one server and nobody else, ever.
 */
async function make(addresses: readonly string[], now: number): Promise<Certificate> {
  const lifetime = {
    keyType: 'ec',
    algorithm: 'sha256',
    // A phone's clock may be a little behind.
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + (VALID_DAYS - 1) * DAY),
  } as const
  const machine = hostname()
  const authority = await generate([{ name: 'commonName', value: `Kiebitz on ${machine}` }], {
    ...lifetime,
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const names: SubjectAltNameEntry[] = ['localhost', machine, `${machine}.local`].map((value) => ({ type: 2, value }))
  const ips: SubjectAltNameEntry[] = [...LOOPBACK, ...addresses].map((ip) => ({ type: 7, ip }))
  const server = await generate([{ name: 'commonName', value: machine }], {
    ...lifetime,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [...names, ...ips] },
    ],
  })
  return {
    key: server.private,
    chain: `${server.cert.trim()}\n${authority.cert.trim()}\n`,
    authority: new X509Certificate(authority.cert).raw,
  }
}
