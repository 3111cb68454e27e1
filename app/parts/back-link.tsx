'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useWords } from '@/app/words'
import { Icon } from './icon'

/** Back to where one came from within the app; home, if one came from elsewhere. */
export function BackLink() {
  const t = useWords('common')
  const router = useRouter()
  return (
    <Link
      href="/"
      replace
      className="icon-button -ml-3"
      aria-label={t('back')}
      onNavigate={(event) => {
        if (!cameFromApp()) return
        event.preventDefault()
        router.back()
      }}
    >
      <Icon name="back" />
    </Link>
  )
}

/** The Navigation API knows only this app's own entries; without it the browser's whole history must do. */
function cameFromApp(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation ? navigation.canGoBack : history.length > 1
}
