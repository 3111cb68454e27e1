import type { RuleChapter } from '@/lib/referee/rules'

/** Misch Masch in short (misch-masch.md), for who wants to look something up at the table. */
export const rules: readonly RuleChapter[] = [
  {
    title: { de: 'Karten und Anfang', en: 'Cards and start' },
    rules: [
      {
        clauses: ['A1.1', 'A1.2'],
        text: {
          de: '78 Karten mit sechs Tieren: Delfin, Elefant, Krokodil, Leopard, Oktopus, Pelikan. Fast jede zeigt oben die Hälfte des einen und unten die Hälfte eines anderen Tiers. Dazu die sechs echten Tiere, sechs halbe Karten und sechs Chamäleons.',
          en: '78 cards with six animals: dolphin, elephant, crocodile, leopard, octopus, pelican. Nearly every card shows half of one above and half of another below. Besides there are the six real animals, six half cards and six chameleons.',
        },
      },
      {
        clauses: ['A1.3'],
        text: {
          de: 'Ein Mischtier heißt nach seinen Hälften: oben Krokodil, unten Elefant ist der Krokofant.',
          en: 'A mixed animal is named after its halves: crocodile above and elephant below is the crocophant.',
        },
      },
      {
        clauses: ['A1.4', 'A3.1', 'A4.1'],
        text: {
          de: 'Zwei bis sechs spielen, jeder bekommt sieben Karten. Eine Karte wird aufgedeckt. Wer zuerst eine passende legt, fängt an. Hat niemand eine, wird noch eine aufgedeckt.',
          en: 'Two to six play with seven cards each. A card is turned up. Whoever lays a fitting one first starts. If nobody has one, another is turned up.',
        },
      },
    ],
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    rules: [
      {
        clauses: ['A4.2'],
        text: {
          de: 'Eine Karte passt, wenn ihre untere Hälfte das obere Tier der Karte auf dem Tisch zeigt, oder ihre obere Hälfte das untere. Auf ein Chamäleon passt alles. Eine fehlende Hälfte passt nie.',
          en: 'A card fits if its lower half shows the upper animal of the card on the table, or its upper half the lower one. On a chameleon everything fits. A missing half never fits.',
        },
      },
      {
        clauses: ['A4.3', 'A4.6'],
        text: {
          de: 'Wer nichts legt, zieht eine Karte; damit ist der Zug vorbei. Passt die gezogene Karte, darfst du sie noch legen, bis jemand anderes legt oder zieht; eine Hausregel kann das verbieten.',
          en: 'Whoever lays nothing draws a card; that ends the turn. If the drawn card fits you may still lay it until somebody else lays or draws; a house rule may forbid it.',
        },
      },
      {
        clauses: ['A4.4'],
        text: {
          de: 'Ist der Vorrat leer, werden die offenen Karten bis auf die oberste neu gemischt.',
          en: 'When the stock is empty, the open cards but the top one are shuffled anew.',
        },
      },
      {
        clauses: ['A4.5'],
        text: {
          de: 'Gespielt wird im Uhrzeigersinn. Wer aufgibt, nimmt die Karten aus dem Spiel.',
          en: 'Play goes clockwise. Whoever gives up takes their cards out of the game.',
        },
      },
    ],
  },
  {
    title: { de: 'Besondere Karten', en: 'Special cards' },
    rules: [
      {
        clauses: ['A5.1'],
        text: {
          de: 'Das Chamäleon passt immer. Wer es legt, darf gleich irgendeine Karte darauflegen.',
          en: 'The chameleon always fits. Whoever lays it may at once lay any card on it.',
        },
      },
      {
        clauses: ['A5.2'],
        text: {
          de: 'Echte Tiere: Nach Delfin, Elefant und Krokodil zieht zwei, wer die wenigsten Karten hat (auch mehrere). Nach Leopard, Oktopus und Pelikan ziehen alle anderen zwei (als Hausregel eine). Eine andere Hausregel: Bei jedem echten Tier ziehen alle anderen eine.',
          en: 'Real animals: after dolphin, elephant and crocodile whoever has the fewest cards draws two (also several players). After leopard, octopus and pelican all others draw two (one as a house rule). Another house rule: after every real animal all others draw one.',
        },
      },
      {
        clauses: ['A5.3'],
        text: {
          de: 'Nach einer halben Karte setzt der Nächste aus. Wer danach kommt, muss das Tier ergänzen, mit der anderen Hälfte oder einem Chamäleon, oder ziehen.',
          en: 'After a half card the next player skips. The one after must complete the animal, with its other half or a chameleon, or draw.',
        },
      },
      {
        clauses: ['A5.4'],
        text: {
          de: 'Wer die letzte Karte legt, hat gewonnen.',
          en: 'Whoever lays their last card has won.',
        },
      },
    ],
  },
  {
    title: { de: 'Dazwischenlegen', en: 'Interjecting' },
    rules: [
      {
        clauses: ['A6.1'],
        text: {
          de: 'Eine Karte, die doppelt passt, mit beiden Hälften, darfst du jederzeit legen, auch wenn du nicht dran bist. Weiter geht es links von dir.',
          en: 'A card that fits doubly, with both halves, you may lay at any time, also out of turn. Play goes on with your left neighbour.',
        },
      },
      {
        clauses: ['A6.2'],
        text: {
          de: 'Als Hausregel ist Dazwischenlegen ganz verboten, oder es zählt bei zwei gleichen Karten nicht, wer schneller war, sondern wer eher dran gewesen wäre.',
          en: 'As a house rule interjecting is forbidden, or with two equal cards it counts not who was quicker but whose turn would have come sooner.',
        },
      },
    ],
  },
]
