import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export async function give(page: Page, button: string, files: string[] | GivenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

export const bring = (page: Page, file: GivenFile) => give(page, 'Import a backup', file)

/** Saves a file by a button of the storage page. */
export async function saved(page: Page, button: string): Promise<GivenFile> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) }
}

/** How many the storage page says there are. */
export const count = (page: Page, what: string) =>
  page.getByRole('term').filter({ hasText: what }).locator('xpath=following-sibling::dd').innerText()
