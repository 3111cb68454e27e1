'use client'

import { useLayoutEffect } from 'react'

const NAME = 'Kiebitz'

/** What the title is to be, whoever said so last: two that differ must not correct each other for ever. */
let wanted = NAME

/**
 * Names the screen that is shown, as its heading does. Next reads the title to whoever cannot see that another screen
 * has come, and does so right after this effect.
 */
export function useTitle(text: string): void {
  const title = text === NAME ? NAME : `${text} · ${NAME}`

  useLayoutEffect(() => {
    wanted = title
    const keep = () => {
      if (document.title !== wanted) document.title = wanted
    }
    keep()
    // The title that the export was made with may come after the screen: the export speaks no language.
    const late = new MutationObserver(keep)
    late.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      late.disconnect()
      // A screen that names itself by other means has done so already.
      if (document.title === title) document.title = NAME
    }
  }, [title])
}
