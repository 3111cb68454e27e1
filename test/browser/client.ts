import type { Page } from 'playwright-core'
import type * as client from '../../lib/vision/worker/client'
import { addModule, recogniserAddress } from './bundle'

declare global {
  interface Window {
    /** The recogniser's client, where a test has put it on the page. */
    client: typeof client
  }
}

/** Puts the recogniser's client on a page of the app, for tests that ask it without a screen. */
export const addClient = (page: Page): Promise<void> =>
  addModule(page, 'client', "export * from '@/lib/vision/worker/client'", {
    'process.env.KIEBITZ_RECOGNISER': JSON.stringify(recogniserAddress()),
  })
