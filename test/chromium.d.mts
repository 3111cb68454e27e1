export const CHROMIUM_FLAGS: string[]
export const NOT_COMPILED: Readonly<Record<string, string>>
export function findChromium(): string | undefined
export function getChromium(): string | undefined
export function findHeadlessChromium(): string | undefined
export function getHeadlessChromium(): string | undefined
