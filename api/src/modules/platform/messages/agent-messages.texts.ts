import { linkLifetimeDays, privateEntryLifetimeMinutes } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent, MailLink } from './mail-content.js';
import { mailTexts } from './mail-frame.texts.js';
import type { LinkOpens } from './messages.js';

export const privateEntryByMail = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Your call with ${brand.name}`,
  preheader: 'Enter your details in private while we are on the phone.',
  heading: 'Enter your details in private',
  lead: [
    'You are on the phone with us. Press the button to enter what you do not want to say aloud.',
    'The person on the phone can see when you have finished, but not what you enter.',
  ],
  action: { label: 'Enter my details', link },
  after: `The link works for ${privateEntryLifetimeMinutes} minutes and only once.`,
  aside: 'If you are not on the phone with us, ignore this email and do not enter anything.',
  ending: { text: mailTexts.serviceNote },
});

export const privateEntryBySms = (brand: Brand, link: string): string =>
  `Your call with ${brand.name}: enter your details in private here. If you are not on the phone with us, ignore this message. The link works for ${privateEntryLifetimeMinutes} minutes and only once:\n${link}`;

export const contactChangeByMail = (brand: Brand, link: MailLink): MailContent => ({
  subject: `Your contact details with ${brand.name} were changed`,
  preheader: 'One of our colleagues has changed them. Was that not you? You can undo it.',
  heading: 'Your contact details were changed',
  lead: [
    'On a call, one of our colleagues has entered another email address or mobile number for your move.',
    'If you did not ask for this, undo the change here. We will then log out everyone who has logged in to your move since the change.',
  ],
  action: { label: 'Undo the change', link },
  after: `The link works for ${linkLifetimeDays.contactChange} days.`,
  aside: 'If you asked for the change, you do not need to do anything.',
  ending: { text: mailTexts.serviceNote },
});

export const contactChangeBySms = (brand: Brand, link: string): string =>
  `${brand.name}: on a call, a colleague has changed the contact details of your move. Was that not you? Undo it here within ${linkLifetimeDays.contactChange} days:\n${link}`;

/** What the mails that an agent sends during a call have in common. */
const agentMail = ({ name }: Brand, unsubscribeLink: string, opens?: LinkOpens) => ({
  proof:
    opens === 'login'
      ? 'We first send a code to your email address or mobile number. This keeps your details safe.'
      : 'We first ask for your surname and the postcode of your new home. This keeps your details safe.',
  ...(opens === 'login' && { after: mailTexts.logInByMobile }),
  aside: 'If you did not speak to us, ignore this email. We will not set anything up unless you ask us to.',
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
    preheader: 'See what you have set up so far, and carry on where you stopped.',
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
