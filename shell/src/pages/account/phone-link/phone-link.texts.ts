import type { ChannelDetails } from '@home-move/contract';

/** Texts of the page behind "Continue on my phone". */
export const phoneLinkTexts = {
  opening: 'Opening your link',
  title: 'Carry on with your move',
  busy: 'Opening your move',
  postcode: {
    lede: 'Tell us the postcode of your new home, so that we know it is you.',
    label: 'Postcode of your new home',
    submit: 'Carry on',
  },
  code: {
    lede: ({ channel, contactDetails }: ChannelDetails) =>
      channel === 'email'
        ? `We will email a code to ${contactDetails}, so that we know it is you.`
        : `We will text a code to ${contactDetails}, so that we know it is you.`,
    send: 'Send me a code',
    sending: 'Sending',
    submit: 'Carry on',
  },
  expired: {
    sendNewLink: 'Send me a new link',
    logIn: 'Log in instead',
  },
} as const;
