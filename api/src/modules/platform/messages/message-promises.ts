import { councilWaterMessages } from '@home-move/contract';
import { mailTexts } from './mail-frame.texts.js';

const codeLifetime = [
  'OTP-05',
  'api/test/identity/otp/code.api.spec.ts: is valid for fifteen minutes, independently of other codes',
];
const usedOnce = ['api/test/identity/account/continue.api.spec.ts: is valid once, even for simultaneous requests'];
/** Codes and links are secrets: they appear only in the message. */
const secrecy = [
  'api/test/platform/messages/messages.api.spec.ts: addresses, numbers, codes and tokens never appear in the log',
  'api/test/identity/otp/code.api.spec.ts: is valid only in the session and channel that requested it',
];
const resumes = ['ROUTE-14'];
const reminderLifetime = [
  'api/test/move/unknown-move-date/move-in-date-unknown-mails.api.spec.ts: opens the move of the mailbox’s owner for 14 days, once',
];
const serviceMessage = {
  [mailTexts.serviceNote]: [
    'api/test/platform/messages/mail-delivery.api.spec.ts: of %s has no unsubscribe link, because movers depend on it',
  ],
};
const sentLink = 'The link works for 24 hours and only once.';
const sentLinkLifetime = [
  'api/test/identity/account/phone-link-messages.api.spec.ts: is valid for a day',
  'api/test/identity/account/phone-link.api.spec.ts: is valid once, even for simultaneous requests',
];
const privateEntryLifetime = [
  'api/test/energy/private-entry/private-entry-links.api.spec.ts: works for 15 minutes',
  'api/test/energy/private-entry/private-entry-links.api.spec.ts: works once, even for simultaneous submissions',
];
const receiptsSpec = (title: string) => `api/test/after-setup/confirmation/receipts.api.spec.ts: ${title}`;
const unfinishedSpec = 'api/test/platform/data-privacy/unfinished-enrolments.api.spec.ts';
const nothingUnasked = { 'We will not set anything up unless you ask us to.': ['PROD-03', 'PROD-05'] };
const reminderLink = { 'The link works for 14 days and only once.': reminderLifetime };
const uselessLink = { 'The link only works for someone who can read your email.': secrecy };
const kept = { 'We kept what you filled in.': resumes };
const agentMailPromises = {
  'What you entered is saved.': resumes,
  'We first ask for your surname and the postcode of your new home.': ['VAL-03'],
  ...nothingUnasked,
  'Unsubscribe from emails like this': ['COMMS-05'],
};

const partnerMailPromises = {
  'Energy, broadband, council tax and water in one place.': ['BRAND-01'],
  'You can sort out energy, broadband, council tax and water in one place.': ['BRAND-01'],
  'It takes about five minutes.': ['CHROME-01'],
  'Home Move has sent us your details, so there is less for you to type.': ['ONB-22'],
  'You can stop and come back.': resumes,
  'We then delete your details and write no more.': [
    'api/test/partners/moves/objections.api.spec.ts: erases the person, ends the link, and stops later invitations from the partner',
  ],
  'Unsubscribe from emails like this': ['COMMS-05'],
};
const cancelled = [
  'api/test/partners/moves/changes.api.spec.ts: ends the link, erases the person, and notifies one who was invited',
];
const staysSetUp = {
  'What you have set up stays as it is.': [
    'api/test/partners/moves/changes.api.spec.ts: leaves a move that the mover has opened with the mover, and ends its links',
  ],
};
const linkEnds = { 'The link in our earlier message does not work any more.': cancelled };

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
      'api/test/identity/otp/code.api.spec.ts: is valid once, even for simultaneous requests',
    ],
    'The code only works for someone who can read your email.': secrecy,
    ...serviceMessage,
  },
  passwordReset: {
    'The link works for 1 hour and only once.': ['PWD-06'],
    'Your password stays as it is.': [
      'api/test/identity/account/password-reset.api.spec.ts: replaces the previous password, which works until then',
    ],
    ...uselessLink,
    ...serviceMessage,
  },
  continueLink: {
    ...kept,
    [sentLink]: ['api/test/identity/account/continue.api.spec.ts: is valid for a day', ...usedOnce],
    ...uselessLink,
    ...serviceMessage,
  },
  phoneLinkByMail: {
    ...kept,
    'You will continue at the same step.': [
      'e2e/tests/account/phone.spec.ts: a phone scans the code, confirms the postcode, and continues at the same step, once',
    ],
    'We first ask for the postcode of your new home, or send you a code.': [
      "api/test/identity/account/phone-link.api.spec.ts: accepts the postcode that the mover entered last, and the partner's",
      'api/test/identity/account/phone-link-messages.api.spec.ts: requires a code, sent to a verified contact first, and by mail before SMS',
    ],
    [sentLink]: sentLinkLifetime,
    ...uselessLink,
    ...serviceMessage,
  },
  phoneLinkBySms: { 'The link works for 24 hours and only once:': sentLinkLifetime },
  privateEntryByMail: {
    'The person on the phone can see when you have finished, but not what you enter.': [
      'api/test/energy/private-entry/private-bank-details.api.spec.ts: are never shown to the agent, in whole or in part',
      'api/test/energy/private-entry/private-entry.api.spec.ts: are saved as the mover’s answers; the agent learns only that they exist',
    ],
    'The link works for 15 minutes and only once.': privateEntryLifetime,
    ...serviceMessage,
  },
  privateEntryBySms: { 'The link works for 15 minutes and only once:': privateEntryLifetime },
  contactChangeByMail: {
    'You can undo it.': [
      'api/test/identity/account/contact-change-undo.api.spec.ts: puts the contacts back, and ends every login, link and password since',
    ],
    'We will then log out everyone who has logged in to your move since the change.': [
      'api/test/identity/account/contact-change-undo.api.spec.ts: puts the contacts back, and ends every login, link and password since',
    ],
    'The link works for 14 days.': ['api/test/identity/account/contact-change-undo.api.spec.ts: works for 14 days'],
    ...serviceMessage,
  },
  contactChangeBySms: {
    'Undo it here within 14 days:': ['api/test/identity/account/contact-change-undo.api.spec.ts: works for 14 days'],
  },
  moveSaved: {
    ...kept,
    ...reminderLink,
    'We will write to you again in four weeks.': ['MOVE-22'],
    ...nothingUnasked,
    ...serviceMessage,
  },
  moveExists: { ...kept, ...reminderLink, ...uselessLink, ...serviceMessage },
  moveInReminder: { ...kept, ...reminderLink, ...nothingUnasked, ...serviceMessage },
  erasureWarning: {
    'We will delete it, and everything you filled in, on 20\u00a0Nov\u00a02026.': [
      `${unfinishedSpec}: is erased after 90 days without use, and leaves statistics`,
    ],
    ...reminderLink,
    ...nothingUnasked,
    ...serviceMessage,
  },
  serviceBack: {
    ...kept,
    'It works again.': [
      'api/test/platform/status/service-back.api.spec.ts: gets one mail when the service is back, and not before',
    ],
    'Our service works again.': [
      'api/test/platform/status/service-back.api.spec.ts: gets one mail when the service is back, and not before',
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
      ['api/test/broadband/entertainment/ordering.api.spec.ts: is ordered, and completes broadband [BBSET-02]'],
    ...serviceMessage,
  },
  visitConsent: {
    'The provider gets a reference that does not name you, to know where you came from.': [
      'api/test/broadband/entertainment/referral.api.spec.ts: is referred with an id that reveals nothing about the mover',
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
  partnerInvitation: partnerMailPromises,
  partnerReminder: partnerMailPromises,
  partnerInvitationBySms: {
    'Home Move has sent us your details so that you can set up your new home in one place.': ['ONB-22'],
  },
  partnerReminderBySms: {},
  moveCancelled: { ...linkEnds, ...serviceMessage },
  moveCancelledBySms: { 'Our earlier link does not work any more.': cancelled },
  openedMoveCancelled: { ...linkEnds, ...staysSetUp, ...serviceMessage },
  openedMoveCancelledBySms: staysSetUp,
  webhookDisabled: {
    'Your server has not accepted an event for three days, so we stopped trying.': [
      'api/test/partners/webhooks/webhook-failures.api.spec.ts: gets the event again after growing delays, for three days, and is disabled with a mail',
    ],
    'We keep events for 30 days.': [
      'api/test/partners/webhooks/webhook-replay.api.spec.ts: delivers what a disabled webhook has missed',
    ],
    ...serviceMessage,
  },
  agentLink: agentMailPromises,
  energyInvite: agentMailPromises,
  broadbandInvite: agentMailPromises,
  orderReceipt: {
    'For your safety this email holds no bank details.': [receiptsSpec('holds no bank digits and no health answers')],
    ...serviceMessage,
  },
  moveReceipt: {
    'For your safety this email holds no bank details.': [receiptsSpec('holds no bank digits and no health answers')],
    ...serviceMessage,
  },
  receiptLogin: {
    'We send you a code first, so that only you can see it.': ['OTP-04'],
    'This email holds no details, because this address has not been confirmed yet.': [
      receiptsSpec('to an unverified address holds no personal data, and links to the login'),
    ],
    ...serviceMessage,
  },
  flatmateNotice: {
    'We have not kept your name or address.': [
      'api/test/move/flatmates/flatmates.api.spec.ts: keeps neither name nor address, in the database or the log',
    ],
    'You get this one email because someone gave us your address.': [
      'api/test/move/flatmates/flatmates.api.spec.ts: sends the mail once, however often the mover requests it',
    ],
  },
  householdInvitation: {
    'You enter your name, and a code that we send you.': ['ROOM-05'],
    'The link works for 30 days after the move.': ['ROOM-03'],
  },
  householdInvitationBySms: {},
  householdQuestion: {
    'Log in with this email address to answer.': [
      'api/test/after-setup/household/account-names.api.spec.ts: send a message with the page on which the person can log in and answer',
    ],
    'You can change that there.': [
      'api/test/after-setup/household/joining.api.spec.ts: keeps the choice of a housemate, who can change it',
    ],
    ...serviceMessage,
  },
  householdQuestionBySms: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
