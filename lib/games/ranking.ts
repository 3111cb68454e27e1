/** U7.4, for the score book: a file of its own, so that it comes without the game. */
export { rankingPoints as mauMauRankingPoints } from './mau-mau/ranking'
