/** Where the app serves the recogniser from: behind this comes what names its content, so nothing in there ever changes. */
export const FOLDER = '/recogniser/'

/** The list of what lies in there, beside itself and the worker's script. */
export const LIST = 'files.json'

/** The cache in which the service worker keeps what has been fetched from there once. */
export const CACHE = 'recogniser'
