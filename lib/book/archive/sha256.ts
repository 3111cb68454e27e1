// FIPS 180-4. Web Crypto's digest is missing where the page comes over plain http, and needs an await for each file.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of their square roots. */
const [K, INITIAL] = constants()

function constants(): readonly [Int32Array, Int32Array] {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
  return [
    Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  ]
}

const BLOCK = 64

/** SHA-256 (FIPS 180-4) of some bytes, as 64 hexadecimal digits in lower case. */
export function sha256(bytes: Uint8Array): string {
  const hash = INITIAL.slice()
  const schedule = new Int32Array(64)
  const whole = bytes.length - (bytes.length % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) compress(hash, schedule, bytes, at)

  // The rest, a one, zeros, and the length in bits.
  const rest = bytes.length - whole
  const last = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK)
  last.set(bytes.subarray(whole))
  last[rest] = 0x80
  const view = new DataView(last.buffer)
  view.setUint32(last.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(last.length - 4, (bytes.length << 3) >>> 0)
  for (let at = 0; at < last.length; at += BLOCK) compress(hash, schedule, last, at)
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(hash: Int32Array, w: Int32Array, bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t++) {
    const i = at + 4 * t
    w[t] =
      ((bytes[i] as number) << 24) |
      ((bytes[i + 1] as number) << 16) |
      ((bytes[i + 2] as number) << 8) |
      (bytes[i + 3] as number)
  }
  for (let t = 16; t < 64; t++) {
    const [x, y] = [w[t - 15] as number, w[t - 2] as number]
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[t] as number) + (w[t] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (sums[i] as number)) | 0
}
