export const practise = {
  grammar: 'Grammar',
  writing: 'Writing',
  listening: 'Listening',
}
