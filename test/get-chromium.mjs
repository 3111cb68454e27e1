import { getChromium, getHeadlessChromium } from './chromium.mjs'

// What the browser tests run in, installed where it is missing; status 1 where it cannot be.
if (getChromium()) getHeadlessChromium()
else process.exitCode = 1
