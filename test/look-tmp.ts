import { chromium } from 'playwright-core'
import { exported } from '../lib/cli/export'
import { serve } from '../lib/cli/server'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
export default async function main(args: string[]) {
  const server = await serve({ directory: exported, host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium()!, args: CHROMIUM_FLAGS })
  const OPTIONS: any = { mezza: { variant: 'short' }, 'mau-mau': {}, 'misch-masch': {}, merge: {} }
  try {
    for (const [n, spec] of args.entries()) {
      const [id, locale, scheme, w, h, events, click] = spec.split(',') as any
      const c = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}`, viewport: { width: +w, height: +h }, isMobile: true, hasTouch: true, locale, colorScheme: scheme, reducedMotion: 'reduce' })
      const page = await c.newPage()
      page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()))
      if (id.startsWith('/')) { await page.goto(id); await page.waitForTimeout(1500); if (click) { for (const b of click.split('>')) { await page.getByRole('button', { name: new RegExp(b) }).first().tap(); await page.waitForTimeout(500) } } await page.screenshot({ path: `/tmp/look-p/${n}.png`, fullPage: events === 'full' }); await c.close(); continue }
      await page.goto('/settings/')
      await page.clock.install()
      await page.evaluate(([o, i]: any) => localStorage.setItem('kiebitz-practice', JSON.stringify({ version: 1, pace: 'brisk', name: 'Kim', game: { header: { game: i, players: ['Kim', 'Ana', 'Ben'], options: o }, me: 0, seed: 7, exchanged: i === 'mezza' ? null : [], events: [] } })), [OPTIONS[id], id])
      await page.goto('/learn/practice/')
      await page.waitForTimeout(800)
      for (let i = 0; i < +events; i++) {
        const ex = page.getByRole('button', { name: /^(Leave it like this|So lassen)$/ })
        if (await ex.isVisible().catch(() => false)) { await ex.tap(); continue }
        await page.clock.runFor(1300)
        await page.getByRole('button', { name: /^(Why|Warum)\?/ }).tap({ timeout: 3000 }).catch(() => {})
        const doit = page.getByRole('dialog').getByRole('button', { name: /^(Do it for me|Mach das für mich)$/ })
        if (await doit.isVisible().catch(() => false)) await doit.tap()
        else await page.keyboard.press('Escape')
        await page.waitForTimeout(60)
      }
      if (click) { await page.getByRole('button', { name: new RegExp(click) }).first().tap().catch((e) => console.log(e.message.slice(0,200))); await page.waitForTimeout(500) }
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/look-p/${n}.png` })
      await c.close()
    }
  } finally { await browser.close(); await server.close() }
  return 0
}
