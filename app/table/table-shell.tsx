'use client'

import { type ReactNode, useCallback } from 'react'
import { useLatest } from '@/app/parts/use-latest'
import { MoreWords } from '@/app/words/provider'
import { keepsMemory } from '@/lib/book/memory'
import { asksRuling } from '@/lib/referee/record'
import { Bar } from './bar'
import type { GameScreenProps } from './game-screen-props'
import {
  CameraScreen,
  ImpossibleSheet,
  loadAnswers,
  MenuSheet,
  MovesSheet,
  ProofSheet,
  QuestionSheet,
  ReadAlong,
  RulesSheet,
} from './sheets'
import { useAfterPaint } from './use-after-paint'
import { useFirstTouch } from './use-first-touch'
import type { Teller } from './use-teller'
import { VerdictVoice } from './verdict-voice'

/**
 * What every table is made of: the bar, the game's own middle and keys, and the sheets that lie over any game.
 * Upright the middle lies above the keys; on a wide and flat screen they stand side by side.
 *
 * The parts of either are layers (`isolate`): a part that a tap has not changed is not painted again.
 */
export function TableShell({
  table,
  live,
  teller,
  version = table.row.version,
  middle,
  keys,
  memory,
  onFaceUp,
  children,
}: GameScreenProps & {
  readonly teller: Teller
  /** The table's version that the middle and the keys show, where that may be a frame behind. */
  readonly version?: number
  /** Seats, the referee's line, what lies open. */
  readonly middle: ReactNode
  /** Under the thumb. */
  readonly keys: ReactNode
  /** What the table can know, as a sheet; left out where there is nothing of the kind. */
  readonly memory?: (onClose: () => void) => ReactNode
  /** Begins to log what lies open from the start; left out where there is nothing of the kind to log. */
  readonly onFaceUp?: (() => void) | undefined
  /** The game's own sheets. */
  readonly children?: ReactNode
}) {
  const { layer, setLayer, tell } = teller
  const { game, row } = table
  const onMenu = useLatest(() => setLayer({ kind: 'menu' }))
  const onCamera = useLatest(() => setLayer({ kind: 'camera' }))
  useFirstTouch(useCallback(() => loadAnswers(game), [game]))
  const close = () => setLayer(null)
  // A sheet is long in coming up: what was judged is read on the table by then.
  const proofIsDue = useAfterPaint(layer?.kind === 'proof')
  const last = table.record.moves.length - 1
  const move = table.record.moves[last]
  const question = table.writes && move && asksRuling(move) ? move : null
  const remembers = memory !== undefined && keepsMemory(row.header)
  const onRule = (clause: string) => setLayer({ kind: 'rules', clause })

  return (
    <main data-version={version} className="table-screen">
      <div className="table-top">
        <Bar
          created={row.created}
          game={game.id}
          writes={table.writes}
          undoes={row.cursor > 0}
          redoes={row.cursor < row.length}
          live={live}
          onCamera={onCamera}
          onMenu={onMenu}
        />
        {!table.writes && <ReadAlong live={live} />}
        {/* What does not fit, in large letters or on the smallest screens, is scrolled to; nothing lies over anything. */}
        <div className="table-middle">{middle}</div>
      </div>
      <div className="table-keys">
        <VerdictVoice table={table} />
        {keys}
      </div>

      {question && (
        <QuestionSheet key={last} table={table} live={live} teller={teller} move={question} onRule={onRule} />
      )}
      {layer?.kind === 'impossible' && (
        <ImpossibleSheet table={table} move={layer.move} onMeant={tell} onRule={onRule} onClose={close} />
      )}
      {layer?.kind === 'menu' && (
        <MoreWords>
          <MenuSheet
            table={table}
            live={live}
            onClose={close}
            onMoves={() => setLayer({ kind: 'moves' })}
            onRules={() => setLayer({ kind: 'rules' })}
            onMemory={remembers ? () => setLayer({ kind: 'memory' }) : undefined}
            onFaceUp={
              onFaceUp &&
              (() => {
                onFaceUp()
                close()
              })
            }
          />
        </MoreWords>
      )}
      {layer?.kind === 'camera' && <CameraScreen table={table} live={live} onEvent={tell} onClose={close} />}
      {layer?.kind === 'moves' && (
        <MoreWords>
          <MovesSheet table={table} live={live} lit={layer.lit} onClose={close} />
        </MoreWords>
      )}
      {layer?.kind === 'rules' && <RulesSheet game={table.game.id} clause={layer.clause} onClose={close} />}
      {layer?.kind === 'memory' && <MoreWords>{memory?.(close)}</MoreWords>}
      {layer?.kind === 'proof' && proofIsDue && (
        <ProofSheet table={table} onMoves={(lit) => setLayer({ kind: 'moves', lit })} onClose={close} />
      )}
      {children}
    </main>
  )
}
