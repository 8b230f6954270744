import {
  codeLifetimeMinutes,
  isOffered,
  linkLifetimeDays,
  linkLifetimeHours,
  services,
  serviceTexts,
} from '@home-move/contract';
import type { Brand } from '../brand/brands.data.js';
import type { MailContent, MailLink } from './mail-content.js';

const serviceNote = 'This is a service message, so it has no unsubscribe link.';
const unwantedLink =
  'Did you not ask for this? Then do nothing. The link is of no use to anybody who cannot read your email.';

/** The services that a brand offers: "energy, council tax and water". */
function offeredServices({ offered }: Brand): string {
  const labels = services
    .filter((service) => isOffered(offered[service]))
    .map((service) => serviceTexts[service].label);
  if (labels.length < 2) return labels[0] ?? 'your services';
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}

/** Texts of every mail. */
export const mailTexts = {
  linkWrittenOut: 'If the button does not work, copy this link into your browser:',
  support: ({ support: { phone, hours, email } }: Brand) =>
    `Need a hand? Call ${phone}, ${hours}, or write to ${email}.`,
} as const;

/** The text message. Its last line binds the code to our domain, so that phones fill it in only there. */
export const codeBySms = (brand: Brand, code: string, host: string): string =>
  `${code} is your ${brand.name} code. It works for ${codeLifetimeMinutes} minutes. Never tell it to anybody.\n\n@${host} #${code}`;

export const codeByMail = (brand: Brand, code: string): MailContent => ({
  subject: `${code} is your ${brand.name} code`,
  preheader: `It works for ${codeLifetimeMinutes} minutes. Nobody from ${brand.name} will ever ask you for it.`,
  heading: 'Your code',
  lead: ['Enter this code to carry on with your move.'],
  code,
  after: `It works for ${codeLifetimeMinutes} minutes and only once.`,
  aside:
    'Did you not ask for this? Ignore this email. Nobody can log in without the code, and we will never ask you to read it out.',
  ending: { text: serviceNote },
});

export const passwordReset = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Set a new password for ${brand.name}`,
  preheader: `The link works for ${linkLifetimeHours.passwordReset} hour and only once.`,
  heading: 'Set a new password',
  lead: ['You asked us for a new password. Choose one here.'],
  action: { label: 'Choose a new password', link },
  after: `The link works for ${linkLifetimeHours.passwordReset} hour and only once.`,
  aside: `${unwantedLink} Your password stays as it is.`,
  ending: { text: serviceNote },
});

export const continueLink = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Carry on with your move with ${brand.name}`,
  preheader: 'We kept what you filled in. Go on where you stopped.',
  heading: 'Carry on with your move',
  lead: ['We kept what you filled in. Press the button to go on where you stopped.'],
  action: { label: 'Carry on', link },
  after: `The link works for ${linkLifetimeHours.continue} hours and only once.`,
  aside: unwantedLink,
  ending: { text: serviceNote },
});

export const phoneLinkByMail = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Continue with ${brand.name} on your phone`,
  preheader: 'Open this email on your phone. We kept what you filled in.',
  heading: 'Continue on your phone',
  lead: [
    'You asked us for a link to your phone. Open this email there and press the button. You go on at the same step.',
    'We first ask for the postcode of your new home, or send you a code. This keeps your details safe.',
  ],
  action: { label: 'Continue here', link },
  after: `The link works for ${linkLifetimeHours.phoneSent} hours and only once.`,
  aside: unwantedLink,
  ending: { text: serviceNote },
});

/** The link ends the message, so that no punctuation becomes part of it. */
export const phoneLinkBySms = (brand: Brand, link: string): string =>
  `Continue your move with ${brand.name} here. The link works for ${linkLifetimeHours.phoneSent} hours and only once:\n${link}`;

const reminderValidity = `The link works for ${linkLifetimeDays.reminder} days and only once.`;

/** Sent four weeks after the mover stated that the move-in date is unknown. */
export const moveInReminder = (brand: Brand, link: MailLink): MailContent => ({
  subject: 'Do you know your move-in date now?',
  preheader: `Tell ${brand.name} the date, and go on where you stopped.`,
  heading: 'Do you know your move-in date now?',
  lead: [
    'Four weeks ago you did not know yet when you would move in. We said that we would write to you.',
    'Do you know the date now? Press the button to tell us, and go on where you stopped. We kept what you filled in.',
  ],
  action: { label: 'Give my move-in date', link },
  after: reminderValidity,
  aside: 'Are you not moving any more? Then do nothing. We set up nothing unless you ask us to.',
  ending: { text: serviceNote },
});

export const serviceBack = (brand: Brand, link: MailLink): MailContent => ({
  subject: `We are back: carry on with your move with ${brand.name}`,
  preheader: 'Our service works again. We kept what you filled in.',
  heading: 'We are back',
  lead: [
    'Our service was not available when you wanted to go on with your move. We are sorry. It works again.',
    'We kept what you filled in. Press the button to go on where you stopped.',
  ],
  action: { label: 'Carry on', link },
  after: reminderValidity,
  aside: 'Have you gone on already? Then you need to do nothing.',
  ending: { text: serviceNote },
});

export const invitation = (brand: Brand, link: MailLink, unsubscribeLink: string): MailContent => ({
  subject: `Set up your new home with ${brand.name}`,
  preheader: `${capitalise(offeredServices(brand))} in one go. It takes about five minutes.`,
  heading: 'Set up your new home',
  lead: [
    `${brand.name} has got everything ready for your move.`,
    `You can set up ${offeredServices(brand)} in one go. It takes about five minutes. You choose what you want, and you can stop and come back.`,
  ],
  action: { label: 'Set up my home', link },
  aside: 'Are you not moving? Then do nothing. We set up nothing unless you ask us to.',
  ending: {
    text: `You get this email because you are moving home with ${brand.name}.`,
    unsubscribe: { label: 'Unsubscribe from emails like this', link: unsubscribeLink },
  },
});

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
