'use client'

import { type ComponentType, Suspense, useEffect, useState } from 'react'

/** A component whose files are loaded when it is first shown, or before. */
export type Later<Props> = ComponentType<Props> & {
  /** Loads the files, so that it is there at once. */
  readonly load: () => Promise<unknown>
}

/**
 * Makes a component from files of its own. Nothing is shown until they are there; where they do not come, whoever shows
 * it again tries again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  const get = async () => {
    loaded ??= await load()
    return loaded
  }
  const shown = (props: Props) => <WhenLoaded loaded={loaded} load={get} props={props} />
  return Object.assign(shown, { load: get })
}

function WhenLoaded<Props extends object>({
  loaded,
  load,
  props,
}: {
  loaded: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
  props: Props
}) {
  const [came, setCame] = useState<{ component: ComponentType<Props> }>()
  const Component = loaded ?? came?.component

  useEffect(() => {
    if (loaded) return
    let here = true
    load().then(
      (component) => here && setCame({ component }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [loaded, load])

  // What it waits for itself must not blank the whole table.
  return <Suspense>{Component && <Component {...props} />}</Suspense>
}
