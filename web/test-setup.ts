// Screens of a busy machine take their time: whoever waits for a second only sees what the machine was doing besides.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 5000 })
}
