export const settings = {
  title: 'Settings',
  signedInAs: 'Signed in as',
  language: 'Interface language',
  theme: { label: 'Theme', system: 'As on this device', light: 'Light', dark: 'Dark' },
} as const
