/** Saves a file where the browser saves files. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Safari reads it only after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Whether this browser hands files of a kind on to other apps. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/** Hands a file to another app; saves it where the browser then refuses. Gives the file's name if it was saved. */
export async function shareFile(file: File): Promise<string | undefined> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // Somebody changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    // Chromium shares only kinds of files that it knows.
    saveFile(file)
    return file.name
  }
  return undefined
}
