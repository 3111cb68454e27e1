import type { RuleChapter } from '@/lib/referee/rules'

/** Mezza in short (mezza.md), for who wants to look something up at the table. */
export const rules: readonly RuleChapter[] = [
  {
    title: { de: 'Karten und Aufbau', en: 'Cards and set-up' },
    rules: [
      {
        clauses: ['M1.1', 'M1.2', 'M1.3'],
        text: {
          de: '68 Karten: Joker, 0, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9 und 9½ je viermal, dazu zwölf ½. Im kurzen Satz fehlen 3, 6 und 9. Es spielen zwei bis sieben, mit dem kurzen Satz bis zu sechs.',
          en: '68 cards: joker, 0, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9 and 9½ four times each, and twelve ½. The short deck leaves out 3, 6 and 9. Two to seven play, up to six with the short deck.',
        },
      },
      {
        clauses: ['M1.4'],
        text: {
          de: 'Von niedrig nach hoch: 0, ½, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9, 9½. Der Joker hat keinen Wert. Eine 10 gibt es nur zusammengesetzt.',
          en: 'From low to high: 0, ½, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9, 9½. The joker has no rank. A 10 is only ever put together.',
        },
      },
      {
        clauses: ['M2.1', 'M2.2'],
        text: {
          de: 'Jeder bekommt drei verdeckte Karten, drei offene und drei auf die Hand; der Rest ist der Vorrat. Vor dem ersten Zug darf jeder zwischen Hand und offenen Karten tauschen.',
          en: 'Everybody gets three face-down cards, three face-up and three in hand; the rest is the stock. Before the first play everybody may exchange hand and face-up cards.',
        },
      },
      {
        clauses: ['M2.3'],
        text: {
          de: 'Wer die niedrigste Karte auf der Hand hat, eröffnet mit ihr. 0 und Joker zählen dabei nicht. Haben mehrere sie, ist der Schnellste dran.',
          en: 'Whoever holds the lowest card in hand opens with it. 0 and joker do not count. If several have it, the quickest opens.',
        },
      },
    ],
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    rules: [
      {
        clauses: ['M3.1', 'M3.4'],
        text: {
          de: 'Wer dran ist, legt eine oder mehrere gleiche Karten. Eine genügt immer, egal wie viele dort liegen.',
          en: 'On your turn you lay one or more equal cards. One is always enough, however many lie there.',
        },
      },
      {
        clauses: ['M3.2'],
        text: {
          de: 'Eine Karte passt, wenn sie gleich hoch oder höher ist als der Stapel.',
          en: 'A card fits if it is as high as the pile or higher.',
        },
      },
      {
        clauses: ['M3.3'],
        text: {
          de: 'Auf den leeren Stapel, und auf lauter Joker, passt jede Karte.',
          en: 'On an empty pile, and on nothing but jokers, every card fits.',
        },
      },
      {
        clauses: ['M3.5'],
        text: {
          de: 'Nach dem Legen ziehst du auf drei Handkarten nach, solange der Vorrat reicht.',
          en: 'After laying you draw up to three cards in hand, as long as the stock lasts.',
        },
      },
      {
        clauses: ['M3.6'],
        text: {
          de: 'Wer eine passende Karte hat, muss legen. Schnappen und schnelles Ausspielen sind nie Pflicht.',
          en: 'Whoever has a card that fits must lay it. Snatching and quick play are never a duty.',
        },
      },
      {
        clauses: ['M3.7', 'M3.8'],
        text: {
          de: 'Es geht im Uhrzeigersinn. Außer der Reihe wird nur geschnappt oder schnell ausgespielt.',
          en: 'Play goes clockwise. Out of turn there is only snatching and quick play.',
        },
      },
    ],
  },
  {
    title: { de: 'Besondere Karten', en: 'Special cards' },
    rules: [
      {
        clauses: ['M4.1'],
        text: {
          de: 'Der Joker passt immer. Der Wert darunter gilt weiter.',
          en: 'The joker always fits. The rank under it stays in force.',
        },
      },
      {
        clauses: ['M4.2'],
        text: {
          de: 'Die 0 passt immer, und auf sie passt alles.',
          en: 'The 0 always fits, and everything fits on it.',
        },
      },
      {
        clauses: ['M4.3'],
        text: {
          de: 'Eine ½ passt auch direkt auf 3½, 6½ und 9½ und macht daraus 4, 7 oder 10. Liegt etwas dazwischen, geht das nicht mehr. Weitere ½ auf eine so gemachte 4 oder 7 gehören dazu.',
          en: 'A ½ also fits directly on 3½, 6½ and 9½ and makes 4, 7 or 10. Once something lies between, it no longer does. Further ½ on a 4 or 7 made like this belong to it.',
        },
      },
      {
        clauses: ['M4.4'],
        text: {
          de: 'Nach einer 4 muss die nächste Karte 4 oder niedriger sein; 0, ½ und Joker passen. Ein Joker, oder noch eine ½ auf 3½ + ½, lässt das stehen, wenn keine Hausregel anderes sagt. Nach jeder anderen Karte gilt wieder: gleich oder höher.',
          en: 'After a 4 the next card must be 4 or lower; 0, ½ and joker fit. A joker, or one more ½ on 3½ + ½, leaves that in force unless a house rule says otherwise. After any other card it is equal or higher again.',
        },
      },
      {
        clauses: ['M4.5'],
        text: {
          de: 'Nach einer 7 setzt der Nächste aus. Zu zweit spielt dieselbe Person noch einmal.',
          en: 'After a 7 the next player skips a turn. With two players the same one plays again.',
        },
      },
      {
        clauses: ['M4.6'],
        text: {
          de: 'Die 9½ ist die höchste Karte. Ob eine 9½ auf eine 9½ passt, ist Hausregel.',
          en: 'The 9½ is the highest card. Whether a 9½ fits on a 9½ is a house rule.',
        },
      },
      {
        clauses: ['M4.7'],
        text: {
          de: 'Eine 10 räumt den Stapel ab. Wer sie gemacht hat, beginnt einen neuen.',
          en: 'A 10 clears the pile. Whoever made it starts a new one.',
        },
      },
      {
        clauses: ['M4.8'],
        text: {
          de: 'Vier gleiche Karten hintereinander obenauf räumen den Stapel ab, egal wer sie gelegt hat. Wer die letzte legte, beginnt neu. Das geht allem anderen vor.',
          en: 'Four equal cards in a row on top clear the pile, whoever laid them. Whoever laid the last one starts anew. This comes before everything else.',
        },
      },
    ],
  },
  {
    title: { de: 'Hand, offen, verdeckt', en: 'Hand, face up, face down' },
    rules: [
      {
        clauses: ['M5.1', 'M5.2', 'M5.4'],
        text: {
          de: 'Erst die Hand, dann die offenen Karten, dann die verdeckten.',
          en: 'First the hand, then the face-up cards, then the face-down ones.',
        },
      },
      {
        clauses: ['M5.3'],
        text: {
          de: 'Von den verdeckten drehst du eine um. Passt sie nicht, nimmst du den Stapel und sie auf die Hand.',
          en: 'Of the face-down cards you turn over one. If it does not fit, you take the pile and that card in hand.',
        },
      },
      {
        clauses: ['M6.1', 'M6.2', 'M6.3'],
        text: {
          de: 'Wer dran ist und nichts Passendes hat, nimmt den ganzen Stapel auf; sonst niemand. Dann beginnt der Nächste einen neuen. Hast du nur noch verdeckte Karten, musst du erst eine umdrehen.',
          en: 'The player whose turn it is, and who has nothing that fits, takes the whole pile; nobody else may. Then the next player starts a new one. With face-down cards only, you must turn one over first.',
        },
      },
    ],
  },
  {
    title: { de: 'Außer der Reihe', en: 'Out of turn' },
    rules: [
      {
        clauses: ['M7.1', 'M7.2', 'M7.3', 'M7.4'],
        text: {
          de: 'Schnappen: Hat jemand anderes eine 3½, 6½ oder 9½ gelegt, darfst du sofort eine ½ darauf legen, auch wenn du nicht dran bist. Der Schnellste bekommt den Zug, und es geht nach ihm weiter. Nur die erste ½ schnappt; auf die eigene Karte und blind geht es nicht.',
          en: 'Snatching: when somebody else has laid a 3½, 6½ or 9½, you may lay a ½ on it at once, even out of turn. The quickest gets the turn, and play goes on after them. Only the first ½ snatches; not on your own card, and never blind.',
        },
      },
      {
        clauses: ['M8.1', 'M8.3', 'M8.4'],
        text: {
          de: 'Schnell ausspielen: Ziehst du nach deinem Zug dieselbe Karte noch einmal, darfst du sie sofort dazulegen, bis jemand anderes etwas tut.',
          en: 'Quick play: if you draw the same card again after your play, you may lay it at once, until somebody else acts.',
        },
      },
      {
        clauses: ['M8.2'],
        text: {
          de: 'Wird deine Hand leer und gibt es keinen Vorrat mehr, gilt das auch für deine offenen Karten mit diesem Wert.',
          en: 'If your hand is empty and there is no stock left, the same goes for your face-up cards of that rank.',
        },
      },
    ],
  },
  {
    title: { de: 'Ende', en: 'The end' },
    rules: [
      {
        clauses: ['M9.1', 'M9.2'],
        text: {
          de: 'Wer keine Karte mehr hat, ist fertig und bekommt den nächsten Platz. Zuletzt bleibt einer übrig.',
          en: 'Whoever has no card left is out and takes the next place. In the end one is left.',
        },
      },
      {
        clauses: ['M9.3'],
        text: {
          de: 'Wer aufgibt, bekommt keinen Platz; die Karten gehen aus dem Spiel.',
          en: 'Whoever gives up gets no place; their cards go out of play.',
        },
      },
      {
        clauses: ['M10.1', 'M10.4'],
        text: {
          de: 'Was nicht sein kann (eine Karte zu viel, mehr Karten als auf der Hand), wird nicht gewertet: Dann stimmt die Eingabe nicht. Was gegen die Regeln ist, nimmt der Tisch zurück oder lässt es gelten.',
          en: 'What cannot be (one card too many, more cards than in the hand) does not count: the record is wrong. What is against the rules the table takes back or lets stand.',
        },
      },
    ],
  },
]
