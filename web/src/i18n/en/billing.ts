export const billing = {
  errors: {
    CHECKOUT_NOT_PAID: 'This checkout is not paid yet.',
    CHECKOUT_CLAIMED: 'This payment already belongs to another account.',
  },
  back: 'Back',
  plans: {
    title: 'Choose your plan',
    lede: 'Everything you keep stays yours on either plan.',
    seeSubscription: 'See your subscription',
    notOpened: 'The payment page could not be opened. Nothing was charged.',
  },
  success: {
    waiting: {
      title: 'Thank you',
      text: 'We are waiting for your payment to be confirmed. This takes a few seconds.',
    },
    late: {
      title: 'Not confirmed yet',
      text: 'Your payment has not been confirmed so far. You do not need to pay again: it counts as soon as it arrives.',
    },
    failed: { title: 'We could not check your payment', text: 'You do not need to pay again.' },
    yours: { title: 'Pro is yours', text: 'Your payment is confirmed. This is open to you now:' },
    ended: {
      title: 'This subscription has ended',
      text: 'The payment was received, and the time it paid for is over.',
    },
    unclaimed: {
      title: 'Thank you: your payment is confirmed',
      text: 'One thing is left: an account for Pro to belong to. It is created in a minute, and Pro is there at once.',
    },
    taken: {
      title: 'This payment has its account',
      text: 'It already belongs to an account. Log in there, and Pro is open to you.',
    },
    unknown: {
      title: 'No payment here',
      text: 'This address does not lead to a payment. If you have paid, follow the link that brought you back once more.',
    },
    premium: 'Every premium video and song',
    checkAgain: 'Check again',
    toVideos: 'Go to the videos',
    createAccount: 'Create your account',
    haveAccount: 'I already have an account',
    logIn: 'Log in',
    seePlans: 'See the plans',
    arrived: 'Your payment belongs to your account: Pro is open to you.',
  },
  cancel: {
    title: 'Nothing was charged',
    text: 'You left the payment before it was made. Your plan is as it was.',
    toPlans: 'Back to the plans',
    toSubscription: 'Your subscription',
  },
  sandbox: {
    title: 'Test checkout',
    label: 'Test',
    text: 'This server takes no real payments. No money moves here, whichever button you press.',
    product: 'Verbena Pro, monthly',
    pay: 'Pay (test)',
    leave: 'Back without paying',
    failed: 'The test payment did not go through.',
    unknownTitle: 'No checkout here',
    unknown: 'This test checkout does not exist, or payments on this server are real.',
  },
} as const
