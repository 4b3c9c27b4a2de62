export const plans = {
  recommended: 'Recommended',
  aMonth: 'a month',
  yours: 'Your plan today',
  alreadyFree: 'You are on Free already.',
  smallPrint:
    'You pay on our payment partner’s page and come straight back here. If you cancel, Pro stays open until the end of the month you paid for.',
  free: {
    name: 'Free',
    about: 'For as long as you like.',
    choose: 'Choose Free',
    hours: '300+ hours at every level',
    words: 'Word lists and practice',
    translations: 'Some translations every day',
    videos: 'All public videos',
  },
  pro: {
    name: 'Pro',
    about: 'Stop any month, keep every word.',
    choose: 'Go Pro',
    everything: 'Everything in Free',
    translations: 'Translations without a limit',
    ownVideos: 'Your own videos',
    transcription: 'Videos transcribed for you, when you ask',
    premium: '1,000+ hours of premium videos',
    pronunciation: 'Pronunciation feedback in detail',
  },
} as const
