import { serve } from '@/lib/cli/server'
import { exported } from '@/lib/cli/export'
import { openChromium, openPhone, READY, sitDown } from './phone'
import { gzipSync } from 'node:zlib'
import { writeFileSync, mkdirSync } from 'node:fs'
export default async function z(): Promise<number> {
  const browser = (await openChromium())!
  const ours = await serve({ directory: exported, host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${ours.port}`
  const page = await openPhone(browser, origin)
  await sitDown(page, ['Ana', 'Ben', 'Cem', 'Dora'])
  const p2 = await page.context().newPage()
  mkdirSync('/tmp/chunks', { recursive: true })
  let total = 0
  const done: Promise<void>[] = []
  p2.on('response', (r) => {
    const { pathname } = new URL(r.url())
    if (pathname.endsWith('.js') && r.ok()) done.push(r.body().then((b) => { const g = gzipSync(b, { level: 9 }).length; total += g; console.log(g, b.length, pathname); writeFileSync('/tmp/chunks/' + pathname.split('/').pop(), b) }))
  })
  await p2.goto(page.url()); await p2.locator(READY.table).waitFor(); await p2.waitForLoadState('networkidle')
  await Promise.all(done)
  console.log(total)
  await browser.close(); await ours.close()
  return 0
}
