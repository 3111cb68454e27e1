import { openBook } from '@/lib/book/database'
import { theLedger, saveLedger } from '@/lib/book/ledger-store'
import { listPeople } from '@/lib/book/people'
import { listResults } from '@/lib/book/results'
import { standings } from '@/lib/book/standings'
import { spoiled } from '@/lib/book/spoiled'
import { stateOf } from '@/lib/book/spoiled'
const T = async (name: string, out: any, work: () => Promise<unknown>) => { const b = performance.now(); const v = await work(); out[name] = Math.round((performance.now() - b)*10)/10; return v }
;(window as any).tmp = {
  async fill(count: number) {
    const book = openBook(); await book.ready()
    const names = ['a','b','c','d','e','f','g','h'].map(x => x.repeat(24))
    for (const id of names) await book.people.put({ id, name: id[0]!, names: [id[0]!], colour: 'teal', created: 1, changed: 1 })
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({length: 500}, (_, k) => { const i = from + k; const people = [0,1,2,3].map(j => names[(i * 7 + j) % 8]!)
        return { id: i.toString(16).padStart(24,'0'), source: 'table' as const, game: 'mezza' as const, began: i*1e7, ended: i * 1e7 + 1e6, people, version: 1, changed: 1,
          seats: people.map((person, j) => ({ person, name: person[0]!, place: (i + j) % 4 + 1, points: null, seen: { illegal: 1, proven: 0, snatches: 2, quickPlays: 1, pickUps: 3 } })) } })
      await book.results.bulkPut(rows)
    }
    await book.db.transaction('rw', book.db.tables, async () => spoiled(book, -Infinity))
    await saveLedger(book)
  },
  async look() {
    const out: any = {}
    const book = openBook()
    await T('ready', out, () => book.ready())
    await T('state', out, () => stateOf(book))
    await T('people rows', out, () => book.people.toArray())
    await T('ledger get', out, () => book.ledger.get('ledger'))
    await T('ledger get 2', out, () => book.ledger.get('ledger'))
    await T('theLedger', out, () => theLedger(book))
    await T('standings', out, () => standings({}, book))
    await T('listPeople', out, () => listPeople(book))
    await T('listResults', out, () => listResults({}, {limit: 20}, book))
    return out
  },
}
