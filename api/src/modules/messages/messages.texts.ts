import {
  codeLifetimeMinutes,
  councilWaterMessages,
  formatDay,
  isOffered,
  linkLifetimeDays,
  linkLifetimeHours,
  privateEntryLifetimeMinutes,
  registeredServices,
  services,
  serviceTexts,
  type RegisteredService,
} from '@home-move/contract';
import type { Brand } from '../brand/brands.data.js';
import type { MailContent, MailLink } from './mail-content.js';
import type { LinkOpens } from './messages.js';

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
  logInByMobile: 'Choose "Use my mobile number instead" there. You get a code by text message.',
  linkWrittenOut: 'If the button does not work, copy this link into your browser:',
  support: ({ support: { phone, hours, email } }: Brand) =>
    `Need a hand? Call ${phone}, ${hours}, or write to ${email}.`,
} as const;

/** The text message. Its last line binds the code to our domain, so that phones fill it in only there. */
export const codeBySms = (brand: Brand, code: string, host: string): string =>
  `${code} is your ${brand.name} code. It works for ${codeLifetimeMinutes} minutes. Never tell it to anybody.\n\n@${host} #${code}`;

export const codeByMail = (brand: Brand, code: string): MailContent => ({
  subject: `${code} is your ${brand.name} code`,
  preheader: `It works for ${codeLifetimeMinutes} minutes. Never tell it to anybody.`,
  heading: 'Your code',
  lead: ['Enter this code to carry on with your move.'],
  code,
  after: `It works for ${codeLifetimeMinutes} minutes and only once.`,
  aside:
    'Did you not ask for this? Ignore this email. The code is of no use to anybody who cannot read your email. Never tell it to anybody.',
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

export const privateEntryByMail = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Your call with ${brand.name}`,
  preheader: 'Enter your details in private while we are on the phone.',
  heading: 'Enter your details in private',
  lead: [
    'You are on the phone with us. Press the button to enter what you do not want to say aloud.',
    'The person on the phone sees that you have finished, and not what you enter.',
  ],
  action: { label: 'Enter my details', link },
  after: `The link works for ${privateEntryLifetimeMinutes} minutes and only once.`,
  aside: 'Are you not on the phone with us? Then do nothing, and enter nothing.',
  ending: { text: serviceNote },
});

export const privateEntryBySms = (brand: Brand, link: string): string =>
  `Your call with ${brand.name}: enter your details in private here. Not on the phone with us? Then do nothing. The link works for ${privateEntryLifetimeMinutes} minutes and only once:\n${link}`;

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
    aside: `Are you not moving with ${brand.name}? Then do nothing.`,
    ending: { text: serviceNote },
  };
};

/** What both mails about a consent have in common. `day` is yyyy-MM-dd. */
const consentMail = ({ support: { phone, hours, email } }: Brand, day: string) => ({
  subject: 'Your agreement to pass on your details',
  preheader: `What you agreed to on ${formatDay(day)}, and how to withdraw it.`,
  heading: 'What you agreed to',
  aside: `To withdraw this, call ${phone}, ${hours}, or write to ${email}. This does not cancel an order that has been placed.`,
  ending: { text: serviceNote },
});

/** Sent when the mover has agreed that orders which we place pass their details on. [CALL-10] */
export const orderConsent = (brand: Brand, day: string): MailContent => ({
  ...consentMail(brand, day),
  lead: [
    `On ${formatDay(day)} you agreed that ${brand.name} passes on your details when it places an order for you.`,
    'The provider of the package that you choose gets your name, email address, mobile number, new address and start date.',
  ],
});

/** Sent when the mover has agreed that visits to a provider's own site pass on where they came from. [CALL-10] */
export const visitConsent = (brand: Brand, day: string): MailContent => ({
  ...consentMail(brand, day),
  lead: [
    `On ${formatDay(day)} you agreed that ${brand.name} passes on which package you chose when you visit the site of its provider.`,
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
  aside: 'Are you not moving? Then do nothing. We set up nothing unless you ask us to.',
  ending: {
    text: `You get this email because you are moving home with ${brand.name}.`,
    unsubscribe: { label: 'Unsubscribe from emails like this', link: unsubscribeLink },
  },
});

/** What the mails that an agent sends during a call have in common. */
const agentMail = ({ name }: Brand, unsubscribeLink: string, opens?: LinkOpens) => ({
  proof:
    opens === 'login'
      ? 'We first send a code to your email address or mobile number. This keeps your details safe.'
      : 'We first ask for your surname and the postcode of your new home. This keeps your details safe.',
  ...(opens === 'login' && { after: mailTexts.logInByMobile }),
  aside: 'Did you not speak to us? Then do nothing. We set up nothing unless you ask us to.',
  ending: {
    text: `You get this email because you are moving home with ${name}.`,
    unsubscribe: { label: 'Unsubscribe from emails like this', link: unsubscribeLink },
  },
});

export const agentLink = (brand: Brand, link: MailLink, unsubscribeLink: string, opens?: LinkOpens): MailContent => {
  const { proof, ...mail } = agentMail(brand, unsubscribeLink, opens);
  return {
    ...mail,
    subject: `Your move with ${brand.name}`,
    preheader: 'See what you have set up so far, and go on where you stopped.',
    heading: 'Your move',
    lead: ['As agreed on the phone, here is the link to your move. What you entered is saved.', proof],
    action: { label: 'Go to my move', link },
  };
};

export const energyInvite = (brand: Brand, link: MailLink, unsubscribeLink: string, opens?: LinkOpens): MailContent => {
  const { proof, ...mail } = agentMail(brand, unsubscribeLink, opens);
  return {
    ...mail,
    subject: `Energy for your new home, with ${brand.name}`,
    preheader: 'Compare energy plans for your new home in your own time.',
    heading: 'Energy for your new home',
    lead: [
      'As agreed on the phone, here is the link to energy plans for your new home. What you entered is saved.',
      proof,
    ],
    action: { label: 'Compare energy plans', link },
  };
};

export const broadbandInvite = (
  brand: Brand,
  link: MailLink,
  unsubscribeLink: string,
  opens?: LinkOpens,
): MailContent => {
  const { proof, ...mail } = agentMail(brand, unsubscribeLink, opens);
  return {
    ...mail,
    subject: `Broadband and TV for your new home, with ${brand.name}`,
    preheader: 'Compare broadband and TV packages for your new home in your own time.',
    heading: 'Broadband and TV for your new home',
    lead: [
      'As agreed on the phone, here is the link to broadband and TV packages for your new home. What you entered is saved.',
      proof,
    ],
    action: { label: 'Compare packages', link },
  };
};

/** Written to someone who has not asked for it, so it offers nothing. */
export const flatmateNotice = (
  brand: Brand,
  link: MailLink,
  unsubscribeLink: string,
  { flatmate, mover }: { readonly flatmate: string; readonly mover: string },
): MailContent => ({
  subject: `${mover} is setting up your new home`,
  preheader: `Ask ${mover} what is done already, so that nothing is set up twice.`,
  heading: `Hello ${flatmate}`,
  lead: [
    `${mover} asked us to write to you because you are going to share a home.`,
    `${mover} is setting up the bills of your new home with ${brand.name}. Ask ${mover} what is done already, so that nothing is set up twice.`,
  ],
  action: { label: `What ${brand.name} is`, link },
  aside: `Do you not know ${mover}, or are you not moving? Then do nothing. We have not kept your name or address.`,
  ending: {
    text: `You get this one email because ${mover} gave us your address.`,
    unsubscribe: { label: 'Get no emails like this', link: unsubscribeLink },
  },
});

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const codeLifetime = [
  'OTP-05',
  'api/test/otp/code.api-spec.ts: is valid for fifteen minutes, independently of other codes',
];
const usedOnce = ['api/test/account/continue.api-spec.ts: is valid once, even for simultaneous requests'];
/** Codes and links are secrets: they appear in the message alone. */
const secrecy = [
  'api/test/messages/messages.api-spec.ts: addresses, numbers, codes and tokens never appear in the log',
  'api/test/otp/code.api-spec.ts: is valid only in the session and channel that requested it',
];
const resumes = ['ROUTE-14'];
const reminderLifetime = [
  'api/test/moving/move-in-date-unknown.api-spec.ts: opens the move of the mailbox’s owner for 14 days, once',
];
const serviceMessage = {
  [serviceNote]: [
    'api/test/messages/mail-delivery.api-spec.ts: of %s has no unsubscribe link, because movers depend on it',
  ],
};
const sentLink = 'The link works for 24 hours and only once.';
const sentLinkLifetime = [
  'api/test/account/phone-link-messages.api-spec.ts: is valid for a day',
  'api/test/account/phone-link.api-spec.ts: is valid once, even for simultaneous requests',
];
const privateEntryLifetime = [
  'api/test/private-entry/private-entry-links.api-spec.ts: works for 15 minutes',
  'api/test/private-entry/private-entry-links.api-spec.ts: works once, even for simultaneous submissions',
];
const nothingUnasked = { 'We set up nothing unless you ask us to.': ['PROD-03', 'PROD-05'] };
const reminderLink = { 'The link works for 14 days and only once.': reminderLifetime };
const uselessLink = { 'The link is of no use to anybody who cannot read your email.': secrecy };
const kept = { 'We kept what you filled in.': resumes };
const agentMailPromises = {
  'What you entered is saved.': resumes,
  'We first ask for your surname and the postcode of your new home.': ['VAL-03'],
  ...nothingUnasked,
  'Unsubscribe from emails like this': ['COMMS-05'],
};

/**
 * The promises of each message, as the default brand sends it, and what keeps them: requirements whose tests would fail if
 * they broke, and beyond the requirements a test as `file: title`. `docs/promises.spec.ts` finds each of them, and each
 * sentence that promises something without one.
 */
export const messagePromises = {
  codeBySms: { 'It works for 15 minutes.': codeLifetime },
  codeByMail: {
    'It works for 15 minutes.': codeLifetime,
    'It works for 15 minutes and only once.': [
      ...codeLifetime,
      'api/test/otp/code.api-spec.ts: is valid once, even for simultaneous requests',
    ],
    'The code is of no use to anybody who cannot read your email.': secrecy,
    ...serviceMessage,
  },
  passwordReset: {
    'The link works for 1 hour and only once.': ['PWD-06'],
    'Your password stays as it is.': [
      'api/test/account/password-reset.api-spec.ts: replaces the previous password, which works until then',
    ],
    ...uselessLink,
    ...serviceMessage,
  },
  continueLink: {
    ...kept,
    [sentLink]: ['api/test/account/continue.api-spec.ts: is valid for a day', ...usedOnce],
    ...uselessLink,
    ...serviceMessage,
  },
  phoneLinkByMail: {
    ...kept,
    'You go on at the same step.': [
      'e2e/tests/account/phone.spec.ts: a phone scans the code, confirms the postcode, and continues at the same step, once',
    ],
    'We first ask for the postcode of your new home, or send you a code.': [
      "api/test/account/phone-link.api-spec.ts: accepts the postcode that the mover entered last, and the partner's",
      'api/test/account/phone-link-messages.api-spec.ts: requires a code, sent to a verified contact first, and by mail before SMS',
    ],
    [sentLink]: sentLinkLifetime,
    ...uselessLink,
    ...serviceMessage,
  },
  phoneLinkBySms: { 'The link works for 24 hours and only once:': sentLinkLifetime },
  privateEntryByMail: {
    'The person on the phone sees that you have finished, and not what you enter.': [
      'api/test/private-entry/private-entry.api-spec.ts: are never shown to the agent, in whole or in part',
      'api/test/private-entry/private-entry.api-spec.ts: are saved as the mover’s answers, of which the agent learns that they exist',
    ],
    'The link works for 15 minutes and only once.': privateEntryLifetime,
    ...serviceMessage,
  },
  privateEntryBySms: { 'The link works for 15 minutes and only once:': privateEntryLifetime },
  moveInReminder: { ...kept, ...reminderLink, ...nothingUnasked, ...serviceMessage },
  serviceBack: {
    ...kept,
    'It works again.': [
      'api/test/status/service-back.api-spec.ts: gets one mail when the service is back, and not before',
    ],
    'Our service works again.': [
      'api/test/status/service-back.api-spec.ts: gets one mail when the service is back, and not before',
    ],
    ...reminderLink,
    ...serviceMessage,
  },
  authorityFinder: {
    [councilWaterMessages.councilNotIdentified]: ['COUNCIL-06'],
    [councilWaterMessages.waterNotIdentified]: ['COUNCIL-07'],
    'You can look it up on GOV.UK with your postcode.': ['COUNCIL-06'],
    ...serviceMessage,
  },
  orderConsent: {
    'The provider of the package that you choose gets your name, email address, mobile number, new address and start date.':
      ['api/test/entertainment/ordering.api-spec.ts: is ordered, and completes broadband [BBSET-02]'],
    ...serviceMessage,
  },
  visitConsent: {
    'The provider gets a reference that does not name you, to know where you came from.': [
      'api/test/entertainment/referral.api-spec.ts: is referred with an id that reveals nothing about the mover',
    ],
    ...serviceMessage,
  },
  invitation: {
    'Energy, broadband, council tax and water in one place.': ['BRAND-01'],
    'You can sort out energy, broadband, council tax and water in one place.': ['BRAND-01'],
    'It takes about five minutes.': ['CHROME-01'],
    'Home Move has sent us your details, so there is less for you to type.': ['ONB-22'],
    'You can stop and come back.': resumes,
    ...nothingUnasked,
    'Unsubscribe from emails like this': ['COMMS-05'],
  },
  agentLink: agentMailPromises,
  energyInvite: agentMailPromises,
  broadbandInvite: agentMailPromises,
  flatmateNotice: {
    'We have not kept your name or address.': [
      'api/test/flatmates/flatmates.api-spec.ts: keeps neither name nor address, in the database or the log',
    ],
    'You get this one email because Sam gave us your address.': [
      'api/test/flatmates/flatmates.api-spec.ts: is sent once, however often the mover asks',
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
