/** A number of cards and what they are, as one of the figures beside a pile. */
export function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="font-bold text-ink">{value}</dd>
    </div>
  )
}
