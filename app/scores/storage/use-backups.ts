'use client'

import { useEffect, useState } from 'react'
import { type Backups, noteBackup, readBackups } from '@/lib/book/backup'

/** What this device remembers of its backups, and the way to note something. Undefined until it has been read. */
export function useBackups(): [Backups | undefined, (what: Parameters<typeof noteBackup>[0], at?: number) => void] {
  const [backups, setBackups] = useState<Backups>()
  useEffect(() => setBackups(readBackups()), [])
  return [backups, (what, at = Date.now()) => setBackups(noteBackup(what, at))]
}
