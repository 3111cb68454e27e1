import type { RuleChapter } from '@/lib/referee/rules'

/** Mau Mau in short (mau-mau.md), for who wants to look something up at the table. */
export const rules: readonly RuleChapter[] = [
  {
    title: { de: 'Karten und Aufbau', en: 'Cards and set-up' },
    rules: [
      {
        clauses: ['U1.1'],
        text: {
          de: '108 Karten in Rot, Blau, Grün und Gelb: die 0 einmal in jeder Farbe, 1 bis 9, +2, Aussetzen und Richtungswechsel je zweimal. Dazu vier Joker und vier Joker +4.',
          en: '108 cards in red, blue, green and yellow: the 0 once in each colour, 1 to 9, +2, skip and reverse twice each. And four jokers and four jokers +4.',
        },
      },
      {
        clauses: ['U1.2', 'U3.1'],
        text: {
          de: 'Es spielen zwei bis zehn, paarweise vier. Jede Runde bekommt jeder sieben Karten; der Rest ist der Vorrat.',
          en: 'Two to ten play, four in pairs. Everybody gets seven cards each round; the rest is the stock.',
        },
      },
      {
        clauses: ['U2', 'U3'],
        text: {
          de: 'Wer beginnt, entscheidet das Los. Dann wird eine Karte aufgedeckt. Es geht gegen den Uhrzeigersinn, wenn nichts anderes ausgemacht ist.',
          en: 'Chance decides who begins. Then a card is turned up. Play goes anticlockwise unless you agree otherwise.',
        },
      },
      {
        clauses: ['U5.7'],
        text: {
          de: 'Die aufgedeckte Karte gilt, als hätte sie der Spieler vor dir gelegt: Bei +2 ziehst du zwei oder legst eine +2, bei Aussetzen setzt du aus, beim Richtungswechsel geht es andersherum und beim Nächsten weiter. Auf einen Joker passt alles. Ein Joker +4 wird zurückgemischt.',
          en: 'The turned-up card counts as if the player before you had laid it: on a +2 you draw two or lay a +2, on a skip you are skipped, on a reverse play turns round and goes on with the next player. Everything fits on a joker. A joker +4 is shuffled back.',
        },
      },
    ],
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    rules: [
      {
        clauses: ['U4.1'],
        text: {
          de: 'Eine Karte passt, wenn sie die geltende Farbe hat oder die gleiche Zahl oder das gleiche Zeichen wie die oberste Karte. Nach einem Joker gilt die gewünschte Farbe.',
          en: 'A card fits if it has the colour in force, or the same number or sign as the top card. After a joker the named colour is in force.',
        },
      },
      {
        clauses: ['U4.2'],
        text: {
          de: 'Wer nicht legen kann oder will, zieht eine Karte. Passt sie, darf genau sie gleich gelegt werden. Sonst geht es weiter. Zweimal ziehen geht nicht, und weitergeben ohne zu ziehen auch nicht.',
          en: 'If you cannot or will not lay a card, you draw one. If it fits you may lay that very card at once. Else you pass. You cannot draw twice, nor pass without drawing.',
        },
      },
      {
        clauses: ['U4.3'],
        text: {
          de: 'Ist der Vorrat leer, wird alles Abgelegte bis auf die oberste Karte neu gemischt.',
          en: 'When the stock is empty, all discards but the top card are shuffled into a new one.',
        },
      },
      {
        clauses: ['U4.4'],
        text: {
          de: 'Es geht reihum in der Richtung, die gerade gilt.',
          en: 'Play goes round in the direction that is in force.',
        },
      },
    ],
  },
  {
    title: { de: 'Besondere Karten', en: 'Special cards' },
    rules: [
      {
        clauses: ['U5.1'],
        text: {
          de: '+2: Der Nächste zieht zwei und setzt aus, oder legt selbst eine +2, egal welcher Farbe. Dann zieht der Übernächste vier, und so weiter. Solange gezogen werden muss, hilft nur eine +2, kein Joker.',
          en: '+2: the next player draws two and loses the turn, or lays a +2 of any colour. Then the player after draws four, and so on. While cards must be drawn only a +2 helps, no joker.',
        },
      },
      {
        clauses: ['U5.2'],
        text: {
          de: 'Aussetzen: Der Nächste ist nicht dran. Zu zweit spielst du noch einmal.',
          en: 'Skip: the next player is left out. With two players you play again.',
        },
      },
      {
        clauses: ['U5.3'],
        text: {
          de: 'Richtungswechsel: Es geht andersherum. Zu zweit spielst du noch einmal.',
          en: 'Reverse: play turns round. With two players you play again.',
        },
      },
      {
        clauses: ['U5.4'],
        text: {
          de: 'Ein Joker passt immer, nur nicht, wenn gezogen werden muss. Wer ihn legt, nennt eine Farbe.',
          en: 'A joker always fits, except when cards must be drawn. Whoever lays it names a colour.',
        },
      },
      {
        clauses: ['U5.5'],
        text: {
          de: 'Joker +4: Du nennst eine Farbe, der Nächste zieht vier und setzt aus; eine +2 hilft dagegen nicht. Du darfst ihn nur legen, wenn du keine Karte der geltenden Farbe auf der Hand hast.',
          en: 'Joker +4: you name a colour, the next player draws four and loses the turn; a +2 does not help. You may lay it only if you hold no card of the colour in force.',
        },
      },
      {
        clauses: ['U5.6'],
        text: {
          de: 'Wer die vier ziehen soll, darf vorher anzweifeln. Der Tisch sieht nach: War es geschummelt, zieht die vier, wer den Joker gelegt hat, und du bist ganz normal dran. War es ehrlich, ziehst du sechs und setzt aus.',
          en: 'Whoever must draw the four may challenge first. The table looks: if it was against the rule, the player who laid the joker draws the four and you have a normal turn. If it was honest, you draw six and lose the turn.',
        },
      },
    ],
  },
  {
    title: { de: 'Die letzte Karte', en: 'The last card' },
    rules: [
      {
        clauses: ['U6.1'],
        text: {
          de: 'Mit zwei Karten auf der Hand sagst du „Letzte!“, wenn du dran bist und bevor du eine davon legst. Es gilt für diesen Zug.',
          en: 'With two cards in hand you say “last!” on your turn before you lay one of them. It holds for this turn.',
        },
      },
      {
        clauses: ['U6.2'],
        text: {
          de: 'Hast du es vergessen, darf dich jeder andere erwischen, bis wieder jemand legt, zieht oder anzweifelt. Dann ziehst du zwei.',
          en: 'If you forgot, anybody else may catch you until somebody lays, draws or challenges again. Then you draw two.',
        },
      },
    ],
  },
  {
    title: { de: 'Ende und Punkte', en: 'The end and points' },
    rules: [
      {
        clauses: ['U7.1'],
        text: {
          de: 'Wer keine Karte mehr hat, beendet die Runde sofort. Was die letzte Karte sonst bewirkt, entfällt.',
          en: 'Whoever has no card left ends the round at once. Whatever the last card would do is left out.',
        },
      },
      {
        clauses: ['U7.2'],
        text: {
          de: 'Im schnellen Spiel ist damit gewonnen, paarweise für beide.',
          en: 'In the quick game that wins, in pairs for both.',
        },
      },
      {
        clauses: ['U7.3'],
        text: {
          de: 'Im Punktespiel werden die Karten der anderen gezählt und dem Sieger der Runde gutgeschrieben: Zahlen zählen ihren Wert, +2, Aussetzen und Richtungswechsel 20, Joker 50. Die Karten des Partners zählen nicht. Wer die Grenze erreicht, gewinnt.',
          en: 'In the points game the others’ cards are counted for the winner of the round: numbers count their value, +2, skip and reverse 20, jokers 50. A partner’s cards count nothing. Whoever reaches the limit wins.',
        },
      },
      {
        clauses: ['U7.5', 'U7.6'],
        text: {
          de: 'Jede Hand wird einmal gezählt, mit genau so vielen Karten, wie sie hat. Erst dann beginnt die nächste Runde.',
          en: 'Every hand is counted once, with exactly as many cards as it holds. Only then the next round begins.',
        },
      },
      {
        clauses: ['U7.4'],
        text: {
          de: 'Für die Rangliste: Wer gewinnt, bekommt 10 mal die Zahl der Spieler, paarweise je 20. Wer verliert, verliert 10, wer aufgibt, 20.',
          en: 'For the ranking: the winner gets 10 times the number of players, in pairs 20 each. A loser loses 10, a player who gives up loses 20.',
        },
      },
      {
        clauses: ['U7.7'],
        text: {
          de: 'Wer aufgibt, ist raus; die Karten gehen aus dem Spiel. War er dran, entfällt, was zu ziehen war.',
          en: 'Whoever gives up is out; the cards go out of play. If it was that player’s turn, what had to be drawn lapses.',
        },
      },
      {
        clauses: ['U8'],
        text: {
          de: 'Was nicht sein kann (eine Karte, die es nicht gibt, oder mehr Karten als auf der Hand), wird nicht gewertet: Dann stimmt die Eingabe nicht. Was gegen die Regeln ist, nimmt der Tisch zurück oder lässt es gelten.',
          en: 'What cannot be (a card that does not exist, or more cards than the hand holds) does not count: the record is wrong. What is against the rules the table takes back or lets stand.',
        },
      },
    ],
  },
]
