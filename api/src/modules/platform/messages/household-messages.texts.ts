import { householdLinkDays } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent, MailLink } from './mail-content.js';
import { mailTexts } from './mail-frame.texts.js';

/**
 * Invites someone who has not asked for it to the household of a move. Strangers can choose both names: they follow our introduction.
 * [ROOM-15]
 */
export const householdInvitation = (
  brand: Brand,
  link: MailLink,
  unsubscribeLink: string,
  { flatmate, mover }: { readonly flatmate: string | null; readonly mover: string },
): MailContent => ({
  subject: `About the household of your new home, from ${brand.name}`,
  preheader: 'Someone who says that they will share your new home invites you to its household.',
  heading: 'Your household',
  lead: [
    `This email is from ${brand.name}, which helps people to set up the bills of a new home. Someone who says that they will share your new home asked us to write to you.`,
    flatmate === null
      ? `The person who asked us gave the name “${mover}”.`
      : `The person who asked us gave the name “${mover}”, and yours as “${flatmate}”.`,
    'Press the button to see the plan, the suppliers and the costs of the home. You enter your name, and a code that we send you.',
    'Joining does not put you on a bill.',
  ],
  action: { label: 'See the household', link },
  after: `The link works for ${householdLinkDays} days after the move.`,
  aside: 'If you do not know this person or are not moving, ignore this email.',
  ending: {
    text: 'You get this email because someone gave us your address.',
    unsubscribe: { label: 'Get no emails like this', link: unsubscribeLink },
  },
});

/** Without names: a phone shows the beginning of the message. The link ends it, so that no punctuation becomes part of it. [ROOM-15] */
export const householdInvitationBySms = (brand: Brand, link: string): string =>
  `Someone who says that they will share your new home invites you to its household with ${brand.name}. See who it is, and join, here:\n${link}`;

/** To a housemate who has chosen to get a message when someone needs an answer of theirs. `link` is where all housemates log in. [ROOM-05] */
export const householdQuestion = (brand: Brand, link: MailLink): MailContent => ({
  subject: 'There is a question for you in your household',
  preheader: 'Someone who shares your home needs your answer.',
  heading: 'A question for you',
  lead: [
    'Someone in your household has split the costs in another way, or would like to name you on an account.',
    'Log in with this email address to answer. Nothing changes on a bill before you agree.',
  ],
  action: { label: 'Log in to your household', link },
  aside: `You get this email because you have chosen it in your household with ${brand.name}. You can change that there.`,
  ending: { text: mailTexts.serviceNote },
});

export const householdQuestionBySms = (brand: Brand, link: string): string =>
  `There is a question for you in your household with ${brand.name}. Log in with this mobile number to answer:\n${link}`;
