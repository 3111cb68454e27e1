import { afterAll, afterEach } from 'vitest'
import { closeBrowser, putAway } from './support'

afterEach(putAway)
afterAll(closeBrowser)
