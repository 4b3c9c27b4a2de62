export const upgrade = {
  seePro: 'See what Pro offers',
  seePlans: 'See the plans',
  createAccount: 'Create a free account',
  dailyLimit: 'That was the last word of today',
  dailyLimitLearner: 'There are new ones tomorrow. With Pro there is no limit.',
  dailyLimitGuest: 'There are new ones tomorrow. With a free account you can look up more every day.',
} as const
