import { Icon } from '@/app/parts/icon'

/** Takes back the card that was tapped last into a row. */
export function EraseButton({ label, disabled, onTap }: { label: string; disabled: boolean; onTap: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={disabled} onClick={onTap}>
      <Icon name="erase" />
    </button>
  )
}
