const de = {
  title: 'Kamera',
  hint: 'Halte drauf, was gespielt wurde.',
  shoot: 'Fotografieren',
  again: 'Neues Foto',
  pick: 'Bild auswählen',
  torch: 'Licht',
  starting: 'Kamera startet …',
  reading: 'Liest die Karten …',
  loading: 'Kartenleser wird geladen, nur dieses eine Mal: {percent} %',
  who: 'Wer?',
  found: '{count, plural, =0 {Keine Karte gefunden} one {Eine Karte gefunden} other {# Karten gefunden}}',
  card: 'Karte {number}: {card}. Antippen, um sie zu berichtigen.',
  unsure: 'unsicher',
  notLaid: 'zählt nicht',
  which: 'Welche Karte ist das?',
  notPlayed: 'Gehört nicht dazu',
  confirm: 'Stimmt',
  ask: 'Was war es?',
  asIs: '{cards}: Damit gibt es gerade nichts zu tun.',
  foreign: '{cards}: Das gibt es in diesem Spiel nicht. Tippe die Karte an, wenn es eine andere ist.',
  light: 'Zu dunkel: mach Licht, oder rücke das Handy näher an eine Lampe.',
  blur: 'Verwackelt: halte das Handy ruhig, oder geh etwas weiter weg.',
  nothing: 'Keine Karte gefunden. Fotografiere von oben, so dass die Karten ganz zu sehen sind.',
  private: 'Fotos bleiben auf diesem Gerät und werden nicht gespeichert.',
  trouble: {
    refused:
      'Kiebitz darf die Kamera nicht benutzen. Erlaube sie neben der Adresse der Seite, oder wähle ein Bild aus.',
    'no-camera': 'Hier ist keine Kamera. Du kannst ein Bild auswählen.',
    busy: 'Die Kamera ist gerade belegt. Schließe, was sie benutzt, und versuch es noch einmal.',
    offline: 'Der Kartenleser ist noch nicht auf diesem Gerät. Einmal mit Netz öffnen, danach geht es ohne.',
    missing: 'Es gibt eine neuere Version von Kiebitz. Schließe alle Fenster davon und öffne es neu.',
    damaged: 'Der Kartenleser ist beschädigt angekommen. Versuch es noch einmal.',
    unsupported: 'Dieser Browser kann den Kartenleser nicht ausführen. Tippen geht immer.',
    broken: 'Der Kartenleser ist hängen geblieben. Versuch es noch einmal.',
    closed: 'Der Kartenleser wurde beendet. Versuch es noch einmal.',
    'no-picture': 'Das ist kein Bild, das dieser Browser lesen kann. Wähle ein JPEG, PNG oder WebP.',
  },
  retry: 'Noch einmal',
} as const

type CameraWords = {
  readonly [K in keyof typeof de]: (typeof de)[K] extends string
    ? string
    : { readonly [P in keyof (typeof de)[K]]: string }
}

const en: CameraWords = {
  title: 'Camera',
  hint: 'Point it at what was played.',
  shoot: 'Take a photo',
  again: 'New photo',
  pick: 'Choose a picture',
  torch: 'Light',
  starting: 'Starting the camera …',
  reading: 'Reading the cards …',
  loading: 'Loading the card reader, only this once: {percent} %',
  who: 'Who?',
  found: '{count, plural, =0 {No card found} one {One card found} other {# cards found}}',
  card: 'Card {number}: {card}. Tap to correct it.',
  unsure: 'unsure',
  notLaid: 'left out',
  which: 'Which card is this?',
  notPlayed: 'Not part of it',
  confirm: 'That is right',
  ask: 'Which was it?',
  asIs: '{cards}: nothing to be done with that now.',
  foreign: '{cards}: this game has no such card. Tap the card if it is another one.',
  light: 'Too dark: put on a light, or move closer to a lamp.',
  blur: 'Blurred: hold the phone still, or move a little further away.',
  nothing: 'No card found. Take the photo from above, with the whole cards in it.',
  private: 'Photos stay on this device and are not stored.',
  trouble: {
    refused: 'Kiebitz may not use the camera. Allow it beside the page’s address, or choose a picture.',
    'no-camera': 'There is no camera here. You can choose a picture.',
    busy: 'The camera is in use. Close what uses it, and try again.',
    offline: 'The card reader is not on this device yet. Open it once with a network; after that it works without.',
    missing: 'There is a newer version of Kiebitz. Close all its windows and open it again.',
    damaged: 'The card reader arrived damaged. Try again.',
    unsupported: 'This browser cannot run the card reader. Tapping always works.',
    broken: 'The card reader got stuck. Try again.',
    closed: 'The card reader was stopped. Try again.',
    'no-picture': 'That is no picture this browser can read. Choose a JPEG, PNG or WebP.',
  },
  retry: 'Try again',
}

/** What the camera says. */
export const words = { de, en }
