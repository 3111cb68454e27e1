import type { GameId } from '@/lib/referee/game'

export const learnAddress = (game: GameId) => `/learn/?game=${game}`

export const lessonAddress = (game: GameId, id: string) => `/learn/lesson/?game=${game}&id=${id}`

export const quizAddress = (game: GameId) => `/learn/quiz/?game=${game}`

export const practiceAddress = (game: GameId) => `/learn/practice/?game=${game}`
