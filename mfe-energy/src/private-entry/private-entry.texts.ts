import { codeLength, type Channel } from '@home-move/contract';

/** The page on the phone of a customer who is on a call. */
export const privateEntryTexts = {
  loading: 'Opening your page',
  privately: 'The person on the phone can see when you have finished, but not what you enter here.',
  account: {
    title: 'Enter your bank details',
    submit: 'Save bank details',
    submitting: 'Saving',
    ahead: 'Nothing is paid yet. You confirm the Direct Debit on the phone.',
  },
  needs: { submit: 'Save answers', submitting: 'Saving' },
  code: {
    sent: {
      email: `We sent a ${codeLength}-digit code to your email address.`,
      sms: `We sent a ${codeLength}-digit code to your mobile number.`,
    } satisfies Record<Channel, string>,
    submit: 'Submit code',
    submitting: 'Checking',
    another: 'No code? Ask the person on the phone to send another one.',
  },
  done: {
    title: 'Thank you, that is all',
    text: 'You can go back to your call. The person on the phone can see that you have finished.',
    close: 'You can close this page.',
  },
  ended: {
    title: 'This link does not work any more',
    text: 'Ask the person on the phone to send you a new one.',
  },
  opened: {
    title: 'Open the link again',
    text: 'Open it from the message that we sent you. Nothing was saved yet.',
  },
  failed: {
    title: 'We could not open your page',
    notNow: 'This cannot be entered at the moment. Tell the person on the phone.',
  },
} as const;
