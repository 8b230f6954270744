import { linkLifetimeHours } from '@home-move/contract';
/** Texts of the two pages that continue a saved move. */
export const continueTexts = {
  request: {
    title: 'Carry on with your move',
    lede: 'Tell us your email address. We will send you a link that brings you back to where you left off.',
    submit: 'Send me a link',
    busy: 'Sending',
    sent: `If we know that address, a link is on its way. It works once, for ${linkLifetimeHours.continue} hours.`,
    logIn: 'Log in instead',
    /** For a mover who is logged in. */
    back: 'Back to your move',
  },
  link: {
    title: 'Welcome back',
    lede: 'Everything that you entered is still here.',
    submit: 'Carry on with your move',
    busy: 'Opening your move',
    sendNewLink: 'Send me a new link',
  },
} as const;
