import { breaches } from './rules'
import { tree } from './tree'

/** `npm run floors` */
export default function check(): number {
  const found = breaches(tree())
  for (const breach of found) console.error(breach)
  return found.length > 0 ? 1 : 0
}
