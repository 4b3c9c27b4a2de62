export const lessons = {
  parts: {
    lessons: 'Lessons',
    lesson: 'Lesson',
    writing: 'Writing',
    grammar: 'Grammar',
    listening: 'Listening',
    reorder: 'Order of the lessons',
  },
  loadFailed: 'The lessons did not arrive',
  noneTitle: 'There are no lessons for {{language}} yet',
  noneText: 'No exercises available for your level/language.',
  notOpenTitle: 'This part is not open yet',
  notOpenText: 'Until it opens, the videos and your own words are here for you.',
  toVideos: 'Go to the videos',
  toWords: 'Practise my words',
} as const
