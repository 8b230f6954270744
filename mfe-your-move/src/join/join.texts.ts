import {
  codeLength,
  codeLifetimeMinutes,
  type Channel,
  type DayMeter,
  type JoinInvitation,
  type PlanEntryState,
  type RegisterRate,
} from '@home-move/contract';
import { formatDate } from '@home-move/ui';

const meters = { electricity: 'Electricity', gas: 'Gas', water: 'Water' } satisfies Record<DayMeter, string>;
const rates = { single: '', day: ', day rate', night: ', night rate' } satisfies Record<RegisterRate, string>;

const placeOf = ({ street, town }: Pick<JoinInvitation, 'street' | 'town'>) =>
  [street, town].filter(Boolean).join(', ');

/** Texts of the page behind a share link, and of a housemate's household. */
export const joinTexts = {
  opening: 'Opening your invitation',
  title: (invitation: JoinInvitation) => {
    const place = placeOf(invitation);
    return place === '' ? 'Join your household' : `Join your household in ${place}`;
  },
  lede: (inviter: string) =>
    `${inviter} is setting up the bills for your new home. Join to see them, and the plan for moving day.`,
  invites: (inviter: string) => `${inviter} invites you`,
  dates: ({ invitedOn, until }: JoinInvitation) =>
    `Invitation of ${formatDate(invitedOn)}, works until ${formatDate(until)}`,
  see: {
    title: 'What you will see',
    items: [
      'The plan, day by day',
      'Each supplier, its price and later rises',
      'Who is named on which account',
      'How the costs are split',
      'Meter readings',
    ],
  },
  private: {
    title: 'What stays private',
    items: [
      "Anyone's bank details",
      "Anyone's health or support needs",
      'Passwords, codes or messages',
      "Anyone's email address or phone number",
    ],
  },
  noBill: 'Joining does not put you on a bill.',
  beforeNaming: 'If someone wants to name you on an account, we ask you first.',
  form: {
    title: "Check it's you",
    name: 'Your name',
    nameHint: 'First name and surname. The others see it.',
    how: 'Where shall we send your code?',
    channels: { email: 'Email', sms: 'Text' } satisfies Record<Channel, string>,
    contact: { email: 'Your email address', sms: 'Your mobile number' } satisfies Record<Channel, string>,
    send: 'Send my code',
    sending: 'Sending',
    sentTo: 'Code sent to',
    change: 'Change',
    changeOf: { name: ' your name', email: ' your email address', sms: ' your mobile number' },
    code: 'Your code',
    codeHint: `${codeLength} digits. It works for ${codeLifetimeMinutes} minutes.`,
    optional: 'You decide',
    optionalHint: 'This is optional. You can change it later.',
    messages: {
      email: 'Email me when there is a question for me',
      sms: 'Text me when there is a question for me',
    } satisfies Record<Channel, string>,
    join: 'Join household',
    joining: 'Joining',
    after:
      'The others see your name and that you joined. You can leave at any time. We keep your details while you are in the household.',
    wrongHome: 'Not your home? Close this page. The others see nothing about you until you join.',
  },
  logIn: {
    title: 'Log in to your household',
    lede: 'You can come back here with the email address or mobile number that you joined with.',
    reloaded: 'If you have an invitation that you have not used yet, open its link again.',
    ended: 'Your visit has ended. Log in again to see your household.',
    submit: 'Log in',
    submitting: 'Logging in',
    unknown: {
      email: 'No one has joined a household with this email address',
      sms: 'No one has joined a household with this mobile number',
    } satisfies Record<Channel, string>,
  },
  ended: {
    title: 'This invitation has ended',
    lede: 'Links stop working after a while, or when the person who sent them ends them.',
    next: 'What you can do',
    text: 'Ask the person who invited you for a new link. If you joined before and were not removed, log in with your email or mobile. Nothing you entered is lost.',
    logIn: 'Log in to your household',
  },
  failed: 'Your invitation did not open',
  left: {
    title: 'You are no longer in this household',
    removed: 'You were removed, or you have left on another page. You cannot see the household any more.',
    left: 'You have left. You cannot see the household any more.',
    text: 'We have erased what you entered here. An account with a supplier is not changed by this. Call the supplier if your name on it has to change.',
  },
  view: {
    lede: (line: string | null, town: string | null) => [line, town].filter(Boolean).join(', '),
  },
  plan: {
    title: 'The plan, day by day',
    loading: 'Loading the plan',
    none: 'The plan has no entries yet.',
    undated: 'No day yet',
    later: 'Later changes',
    states: { done: 'Done', 'to-do': 'To do' } satisfies Partial<Record<PlanEntryState, string>>,
  },
  readings: {
    title: 'Meter readings',
    none: 'No one has noted a reading yet.',
    register: (meter: DayMeter, rate: RegisterRate) => `${meters[meter]}${rates[rate]}`,
    value: (value: string, day: string) => `${value}, read on ${formatDate(day)}`,
  },
  choices: {
    title: 'Your choices',
    messages: 'Send me a message when there is a question for me',
    hint: 'It goes to the email address or mobile number that you joined with.',
  },
  leave: {
    title: 'Leave this household',
    text: 'You lose access at once, and we erase what you entered here.',
    open: 'Leave the household',
    dialog: {
      title: 'Leave the household?',
      text: [
        'You lose access at once. We erase everything that you entered here.',
        'All agreements on how the costs are split are cleared, because they are then split between other people.',
        'An account with a supplier is not changed by this. Call the supplier if your name on it has to change.',
      ],
      keep: 'Stay',
      confirm: 'Leave',
      busy: 'Leaving',
    },
  },
} as const;
