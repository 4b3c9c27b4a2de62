/** The names of sources of notes, as the web shows them. */
export const sourceNames = {
  own: 'Verbena',
  spelling: 'Hunspell',
  harper: 'Harper',
  languageTool: 'LanguageTool',
  model: 'Language model',
} as const
