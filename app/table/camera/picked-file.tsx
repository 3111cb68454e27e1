'use client'

import { type CSSProperties, useEffect, useState } from 'react'

/** A picture that was picked. */
export function PickedFile({ file, className, style }: { file: Blob; className: string; style?: CSSProperties }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    address && (
      // biome-ignore lint/performance/noImgElement: it lies on this phone already, and is seen once
      <img
        src={address}
        alt=""
        decoding="async"
        className={className}
        style={style}
        // What cannot be opened is not shown as a torn picture; why, is said.
        onError={() => setAddress(undefined)}
      />
    )
  )
}
