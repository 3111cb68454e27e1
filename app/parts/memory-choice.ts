import type { Choice } from '@/lib/referee/game'

/** Asked of every table, beside the game's own questions: may the players look up what the table can know? */
export const MEMORY_CHOICE: Choice = {
  option: 'memory',
  house: true,
  label: { de: 'Gedächtnis', en: 'Memory' },
  answers: [
    {
      value: true,
      label: { de: 'auf Nachfrage', en: 'for who asks' },
      explanation: {
        de: 'Im Menü: bekannte Karten, verborgene und Chancen.',
        en: 'In the menu: known cards, hidden ones and chances.',
      },
    },
    {
      value: false,
      label: { de: 'aus', en: 'off' },
      explanation: {
        de: 'Niemand sieht nach. Der Schiedsrichter weiß alles.',
        en: 'Nobody looks it up. The referee knows it all.',
      },
    },
  ],
}
