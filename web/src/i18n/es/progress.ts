import type { progress as english } from '../en/progress.ts'
import type { Translation } from '../translation.ts'

export const progress: Translation<typeof english> = {
  title: 'Progreso',
  lede: 'Vídeos y canciones en {{language, lower}}, y todas las palabras que guardas.',
  words: 'Palabras guardadas',
  lists: 'Listas',
  videos: 'Vídeos empezados',
  songs: 'Canciones empezadas',
  recentVideos: 'Vistos hace poco',
  recentSongs: 'Escuchadas hace poco',
  allVideos: 'Todos los vídeos que has abierto',
  allSongs: 'Todas las canciones que has abierto',
  stoppedAt: 'Te quedaste en {{time}}',
  finished: 'Hasta el final',
  emptyTitle: 'Todavía no has empezado nada',
  emptyText: 'Aquí se contará lo que veas, escuches y guardes.',
  findVideo: 'Buscar un vídeo',
}
