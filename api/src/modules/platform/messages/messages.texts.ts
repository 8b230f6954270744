import {
  codeLifetimeMinutes,
  councilWaterMessages,
  formatDay,
  isOffered,
  linkLifetimeDays,
  linkLifetimeHours,
  registeredServices,
  services,
  serviceTexts,
  type RegisteredService,
} from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent, MailLink } from './mail-content.js';
import { mailTexts } from './mail-frame.texts.js';

const unwantedLink = "If you didn't ask for this, ignore it. The link only works for someone who can read your email.";

/** The services that a brand offers: "energy, council tax and water". */
function offeredServices({ offered }: Brand): string {
  const labels = services
    .filter((service) => isOffered(offered[service]))
    .map((service) => serviceTexts[service].label);
  if (labels.length < 2) return labels[0] ?? 'your services';
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}

/** The text message. Its last line binds the code to our domain, so that phones fill it in only there. */
export const codeBySms = (brand: Brand, code: string, host: string): string =>
  `${code} is your ${brand.name} code. It works for ${codeLifetimeMinutes} minutes. Never share it with anyone.\n\n@${host} #${code}`;

export const codeByMail = (brand: Brand, code: string): MailContent => ({
  subject: `${code} is your ${brand.name} code`,
  preheader: `It works for ${codeLifetimeMinutes} minutes. Never share it with anyone.`,
  heading: 'Your code',
  lead: ['Enter this code to carry on with your move.'],
  code,
  after: `It works for ${codeLifetimeMinutes} minutes and only once.`,
  aside:
    "If you didn't ask for this, ignore it. The code only works for someone who can read your email. Never share it.",
  ending: { text: mailTexts.serviceNote },
});

export const passwordReset = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Set a new password for ${brand.name}`,
  preheader: `The link works for ${linkLifetimeHours.passwordReset} hour and only once.`,
  heading: 'Set a new password',
  lead: ['You asked us for a new password. Choose one here.'],
  action: { label: 'Choose a new password', link },
  after: `The link works for ${linkLifetimeHours.passwordReset} hour and only once.`,
  aside: `${unwantedLink} Your password stays as it is.`,
  ending: { text: mailTexts.serviceNote },
});

export const continueLink = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Carry on with your move with ${brand.name}`,
  preheader: 'We kept what you filled in. Carry on where you stopped.',
  heading: 'Carry on with your move',
  lead: ['We kept what you filled in. Press the button to carry on where you stopped.'],
  action: { label: 'Carry on', link },
  after: `The link works for ${linkLifetimeHours.continue} hours and only once.`,
  aside: unwantedLink,
  ending: { text: mailTexts.serviceNote },
});

export const phoneLinkByMail = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Continue with ${brand.name} on your phone`,
  preheader: 'Open this email on your phone. We kept what you filled in.',
  heading: 'Continue on your phone',
  lead: [
    'You asked us for a link to continue on your phone. Open this email there and press the button. You will continue at the same step.',
    'We first ask for the postcode of your new home, or send you a code. This keeps your details safe.',
  ],
  action: { label: 'Continue here', link },
  after: `The link works for ${linkLifetimeHours.phoneSent} hours and only once.`,
  aside: unwantedLink,
  ending: { text: mailTexts.serviceNote },
});

/** The link ends the message, so that no punctuation becomes part of it. */
export const phoneLinkBySms = (brand: Brand, link: string): string =>
  `Continue your move with ${brand.name} here. The link works for ${linkLifetimeHours.phoneSent} hours and only once:\n${link}`;

const reminderValidity = `The link works for ${linkLifetimeDays.reminder} days and only once.`;

/** Sent when the mover has stated that the move-in date is unknown. */
export const moveSaved = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Your move with ${brand.name} is saved`,
  preheader: 'Come back when you know your move-in date. We kept what you filled in.',
  heading: 'Your move is saved',
  lead: [
    'You do not know your move-in date yet. We kept what you filled in.',
    'Press the button when you know the date, or to carry on with what does not need it.',
  ],
  action: { label: 'Carry on with my move', link },
  after: reminderValidity,
  aside:
    'We will write to you again in four weeks. If you are no longer moving, you do not need to do anything. We will not set anything up unless you ask us to.',
  ending: { text: mailTexts.serviceNote },
});

/** Sent when a move is started with the email address of another one. */
export const moveExists = (brand: Brand, link: MailLink): MailContent => ({
  subject: `There is already a move with ${brand.name} for your email address`,
  preheader: 'Carry on with it, instead of typing everything again.',
  heading: 'There is already a move for your email address',
  lead: [
    'Someone has just started another move with this email address.',
    'Was it you? Press the button to carry on with the first one. We kept what you filled in.',
  ],
  action: { label: 'Carry on with my move', link },
  after: reminderValidity,
  aside:
    'If it was not you, or if you need a second move, you do not need to do anything. The link only works for someone who can read your email.',
  ending: { text: mailTexts.serviceNote },
});

/** Sent four weeks after the mover stated that the move-in date is unknown. */
export const moveInReminder = (brand: Brand, link: MailLink): MailContent => ({
  subject: 'Do you know your move-in date now?',
  preheader: `Tell ${brand.name} the date, and carry on where you stopped.`,
  heading: 'Do you know your move-in date now?',
  lead: [
    'Four weeks ago you did not know yet when you would move in. We said that we would write to you.',
    'Do you know the date now? Press the button to tell us, and carry on where you stopped. We kept what you filled in.',
  ],
  action: { label: 'Give my move-in date', link },
  after: reminderValidity,
  aside:
    'If you are no longer moving, you do not need to do anything. We will not set anything up unless you ask us to.',
  ending: { text: mailTexts.serviceNote },
});

/** Sent before an unfinished move is deleted because no one has used it for long. `endsOn` is that day, yyyy-MM-dd. */
export const erasureWarning = (brand: Brand, link: MailLink, endsOn: string): MailContent => ({
  subject: `Do you still need your move with ${brand.name}?`,
  preheader: 'You have not used it for a while. Carry on to keep it.',
  heading: 'Do you still need your move?',
  lead: [
    'You have not used your move for a while.',
    `We will delete it, and everything you filled in, on ${formatDay(endsOn)}.`,
    'Press the button to keep it and carry on where you stopped.',
  ],
  action: { label: 'Keep my move', link },
  after: reminderValidity,
  aside:
    'If you do not need it any more, you do not need to do anything. We will not set anything up unless you ask us to.',
  ending: { text: mailTexts.serviceNote },
});

export const serviceBack = (brand: Brand, link: MailLink): MailContent => ({
  subject: `We are back: carry on with your move with ${brand.name}`,
  preheader: 'Our service works again. We kept what you filled in.',
  heading: 'We are back',
  lead: [
    'Our service was not available when you wanted to carry on with your move. We are sorry. It works again.',
    'We kept what you filled in. Press the button to carry on where you stopped.',
  ],
  action: { label: 'Carry on', link },
  after: reminderValidity,
  aside: 'If you have already carried on, you do not need to do anything.',
  ending: { text: mailTexts.serviceNote },
});

const authorities = {
  council: { name: 'council', lookUp: 'You can look it up on GOV.UK with your postcode.' },
  water: { name: 'water company', lookUp: councilWaterMessages.findWater },
} as const;

/** Sent when the council step could not name the council, the water company, or both. The link is the council finder's. */
export const authorityFinder = (
  brand: Brand,
  link: MailLink,
  unknown: readonly RegisteredService[] = registeredServices,
): MailContent => {
  const names = unknown.map((service) => authorities[service].name).join(' and the ');
  return {
    subject: `Find the ${names} for your new home`,
    preheader: unknown.map((service) => authorities[service].lookUp).join(' '),
    heading: `Find your ${names.replace(' and the ', ' and your ')}`,
    lead: unknown.flatMap((service) => [
      service === 'council' ? councilWaterMessages.councilNotIdentified : councilWaterMessages.waterNotIdentified,
      `${authorities[service].lookUp} Then tell them that you are moving in, so that the bill comes to you.`,
    ]),
    ...(unknown.includes('council') && { action: { label: councilWaterMessages.findCouncil, link } }),
    aside: `If you are not moving with ${brand.name}, ignore this email.`,
    ending: { text: mailTexts.serviceNote },
  };
};

/** What both mails about a consent have in common. `day` is yyyy-MM-dd. */
const consentMail = ({ support: { phone, hours, email } }: Brand, day: string) => ({
  subject: 'Your agreement to pass on your details',
  preheader: `What you agreed to on ${formatDay(day)}, and how to withdraw it.`,
  heading: 'What you agreed to',
  aside: `To withdraw this, call ${phone}, ${hours}, or write to ${email}. This does not cancel an order that has been placed.`,
  ending: { text: mailTexts.serviceNote },
});

/** Sent when the mover has agreed that orders which we place pass their details on. [CALL-10] */
export const orderConsent = (brand: Brand, day: string): MailContent => ({
  ...consentMail(brand, day),
  lead: [
    `On ${formatDay(day)} you agreed that ${brand.name} passes on your details when it places an order for you.`,
    'The provider of the package that you choose gets your name, email address, mobile number, new address and start date.',
  ],
});

/** Sent when the mover has agreed that visits to a provider's own site pass on the referrer. [CALL-10] */
export const visitConsent = (brand: Brand, day: string): MailContent => ({
  ...consentMail(brand, day),
  lead: [
    `On ${formatDay(day)} you agreed that ${brand.name} can tell the provider which package you chose when you visit the provider's site.`,
    'The provider gets a reference that does not name you, to know where you came from.',
  ],
});

export const invitation = (brand: Brand, link: MailLink, unsubscribeLink: string): MailContent => ({
  subject: `Set up your new home with ${brand.name}`,
  preheader: `${capitalise(offeredServices(brand))} in one place. It takes about five minutes.`,
  heading: 'Set up your new home',
  lead: [
    `${brand.name} has sent us your details, so there is less for you to type.`,
    `You can sort out ${offeredServices(brand)} in one place. It takes about five minutes. You can stop and come back.`,
  ],
  action: { label: 'Set up my home', link },
  aside: 'If you are not moving, ignore this email. We will not set anything up unless you ask us to.',
  ending: {
    text: `You get this email because you are moving home with ${brand.name}.`,
    unsubscribe: { label: 'Unsubscribe from emails like this', link: unsubscribeLink },
  },
});

/** Written to someone who has not asked for it, so it offers nothing. Strangers can choose both names: they follow our introduction. */
export const flatmateNotice = (
  brand: Brand,
  link: MailLink,
  unsubscribeLink: string,
  { flatmate, mover }: { readonly flatmate: string; readonly mover: string },
): MailContent => ({
  subject: `About your new home, from ${brand.name}`,
  preheader: 'Someone who says that they will share your new home asked us to write to you.',
  heading: 'Your new home',
  lead: [
    `This email is from ${brand.name}, which helps people to set up the bills of a new home. Someone who says that they will share your new home asked us to write to you.`,
    `The person who asked us gave the name “${mover}”, and yours as “${flatmate}”.`,
    'Ask them what is set up already, so that nothing is set up twice.',
  ],
  action: { label: `About ${brand.name}`, link },
  aside: 'If you do not know this person or are not moving, ignore this email. We have not kept your name or address.',
  ending: {
    text: 'You get this one email because someone gave us your address.',
    unsubscribe: { label: 'Get no emails like this', link: unsubscribeLink },
  },
});

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
