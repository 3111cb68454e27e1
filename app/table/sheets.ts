import dynamic from 'next/dynamic'

// Nobody needs these to play: they are loaded when they are opened, and are kept offline like everything else.
// Without `ssr: false` they have no Suspense of their own, and the whole table would go blank while they load.

export const MenuSheet = dynamic(() => import('./menu-sheet').then((sheet) => sheet.MenuSheet), { ssr: false })

export const ProofSheet = dynamic(() => import('./proof-sheet').then((sheet) => sheet.ProofSheet), { ssr: false })

export const MemorySheet = dynamic(() => import('./mezza/memory-sheet').then((sheet) => sheet.MemorySheet), {
  ssr: false,
})

export const MovesSheet = dynamic(() => import('./moves/moves-sheet').then((sheet) => sheet.MovesSheet), { ssr: false })

export const RulesSheet = dynamic(() => import('./rules-sheet').then((sheet) => sheet.RulesSheet), { ssr: false })
