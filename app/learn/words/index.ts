'use client'

import { type OwnWords, useOwnWords } from '@/app/words/own-words'
import { de, type LearnWords } from './de'
import { en } from './en'

const words = { de, en }

/** The words of lessons and quiz; they come with their screens. */
export const useLearnWords = (): OwnWords<LearnWords> => useOwnWords(words)
