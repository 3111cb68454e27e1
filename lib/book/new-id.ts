/** A name for a table or a deck, 96 bits at random. crypto.randomUUID is missing where the page comes over plain http. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
