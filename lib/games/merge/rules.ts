import type { RuleChapter } from '@/lib/referee/rules'

/** Merge in short (merge.md), for who wants to look something up at the table. */
export const rules: readonly RuleChapter[] = [
  {
    title: { de: 'Karten und Anfang', en: 'Cards and start' },
    rules: [
      {
        clauses: ['G1.1'],
        text: {
          de: 'Ein Satz hat 40 Karten: 1 bis 10 in Rot, Blau, Grün und Gelb. Drei spielen mit zwei Sätzen, vier mit drei, fünf bis zwölf mit vier.',
          en: 'A set has 40 cards: 1 to 10 in red, blue, green and yellow. Three play with two sets, four with three, five to twelve with four.',
        },
      },
      {
        clauses: ['G1.2', 'G3.1'],
        text: {
          de: 'Jeder bekommt zwei offene Karten nebeneinander: die ersten Stapel. Der Rest wird gegeben, so gleich es geht, und auf die Hand genommen; wer links vom Geber sitzt, fängt beim Geben an.',
          en: 'Everybody gets two open cards side by side: the first piles. The rest is dealt as evenly as possible and taken in hand; whoever sits left of the dealer gets the first card.',
        },
      },
      {
        clauses: ['G1.3'],
        text: {
          de: 'Alle spielen gleichzeitig, niemand ist dran. Links ist der nächste Platz im Uhrzeigersinn.',
          en: 'All play at the same time, nobody is on turn. Left is the next seat clockwise.',
        },
      },
      {
        clauses: ['G2'],
        text: {
          de: 'Jeder Stapel hat hier eine Nummer und behält sie. Beim Merge bleibt die Nummer des unteren Stapels, beim Split bekommt der obere Teil eine neue. Ein Stapel ohne Karten ist weg.',
          en: 'Here every pile has a number and keeps it. A merged pile keeps the lower one’s number; of a split pile the upper part gets a new one. A pile without cards is gone.',
        },
      },
    ],
  },
  {
    title: { de: 'Was man tun darf', en: 'What you may do' },
    rules: [
      {
        clauses: ['G3'],
        text: {
          de: 'Zuerst legen alle ihre zwei Karten aus. Dann: eine Karte auf einen eigenen Stapel legen, der nach links geht; die oberste Karte nehmen, der Rest geht nach links; zwei eigene Stapel mergen, der neue geht nach links; splitten; einen ganzen Stapel nehmen; oder „Stopp“ sagen.',
          en: 'First everybody lays out two cards. Then: place a card on one of your own piles, which goes left; take the top card, and the rest goes left; merge two of your own piles, and the new one goes left; split; take up a whole pile; or call “stop”.',
        },
      },
      {
        clauses: ['G4.1'],
        text: {
          de: 'Eine Karte passt, wenn sie die gleiche Farbe und eine Nachbarzahl hat, oder die gleiche Zahl in einer anderen Farbe. Eine genau gleiche Karte passt nicht. 10 und 1 sind keine Nachbarn.',
          en: 'A card fits if it has the same colour and a neighbouring number, or the same number in another colour. An exactly equal card does not fit. 10 and 1 are not neighbours.',
        },
      },
      {
        clauses: ['G4.4'],
        text: {
          de: 'Split: Der obere Teil eines Stapels geht nach links. Auf den unteren, mindestens eine Karte, kommt aus der Hand genau die gleiche Karte, die oben auf dem Stapel lag; er geht nach rechts.',
          en: 'Split: the upper part of a pile goes left. On the lower part, at least one card, comes a card from the hand exactly equal to the pile’s top card; that part goes right.',
        },
      },
      {
        clauses: ['G4.3'],
        text: {
          de: 'Alles das geht nur mit eigenen Stapeln. Wer keinen hat, darf jeden splitten: Die Teile gehen dann an die Nachbarn dessen, vor dem er lag.',
          en: 'All of this only with your own piles. If you have none, you may split any: the parts then go to the neighbours of the player before whom it lay.',
        },
      },
      {
        clauses: ['G4.2'],
        text: {
          de: 'Legen, die oberste nehmen und splitten darf, wer höchstens drei Stapel vor sich hat. Einen ganzen Stapel nimmt man erst ab vier. Mergen geht immer.',
          en: 'Place, take the top card and split only with three or fewer piles before you. A whole pile may be taken up with four or more. Merging is always allowed.',
        },
      },
    ],
  },
  {
    title: { de: 'Ende', en: 'The end' },
    rules: [
      {
        clauses: ['G4.5'],
        text: {
          de: 'Wer keine Karte mehr auf der Hand hat, sagt „Stopp“: Das Spiel ist aus. Bis dahin geht es weiter, und wer wieder eine Karte nimmt, muss sie erst loswerden.',
          en: 'Whoever has no card left in hand calls “stop”: the game is over. Until then play goes on, and whoever takes a card again must get rid of it first.',
        },
      },
      {
        clauses: ['G4.6'],
        text: {
          de: 'Wer „Stopp“ gesagt hat, hat gewonnen. Weitere Plätze gibt es nicht.',
          en: 'Whoever called “stop” has won. There are no other places.',
        },
      },
      {
        clauses: ['G5'],
        text: {
          de: 'Wer aufgibt, nimmt die Handkarten aus dem Spiel; die Stapel gehen an den linken Nachbarn. Was gegen die Regeln ist, nimmt der Tisch zurück oder lässt es gelten. Was nicht sein kann, wird nicht gewertet: Dann stimmt die Eingabe nicht.',
          en: 'Whoever gives up takes their hand out of play; their piles go to the left neighbour. What is against the rules the table takes back or lets stand. What cannot be does not count: the record is wrong.',
        },
      },
    ],
  },
]
