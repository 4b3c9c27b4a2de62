/** Who found something, as the web shows it. */
export const sourceNames = {
  own: 'Verbena',
  spelling: 'Hunspell',
  harper: 'Harper',
  languageTool: 'LanguageTool',
  model: 'Language model',
} as const
