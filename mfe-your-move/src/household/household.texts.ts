import {
  householdLinkDays,
  maxHouseholdPeople,
  type Channel,
  type Household,
  type HouseholdPerson,
} from '@home-move/contract';
import { capitalised, formatDate } from '@home-move/ui';
import { formatTime } from '../orders/moment';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** 3 → "three" */
export const numberText = (count: number): string => numbers[count] ?? String(count);

const byChannel = { email: 'by email', sms: 'by text' } as const satisfies Record<Channel, string>;
const contactOf = { email: 'email address', sms: 'number' } as const satisfies Record<Channel, string>;

/** As people write it: "07700 900188". */
export const formatContact = (channel: Channel, contact: string): string =>
  channel === 'sms' ? contact.replace(/^(\d{5})(\d{6})$/, '$1\u00A0$2') : contact;

/** Texts of the household that its mover and its housemates see. */
export const householdTexts = {
  heading: 'Your household',
  back: 'Back to your move',
  lede: (line: string | null) =>
    `Share the plan, the accounts and the costs of ${line || 'your new home'} with the people you live with.`,
  loading: 'Loading your household',
  outdated: (problem: string) => `${problem} This is your household as it was before.`,
  unnamed: {
    title: 'Your details are missing',
    text: 'People join you by your name. Finish your details first, then come back to this page.',
  },
  agent: {
    title: 'Only the customer can open this page',
    text: 'It has the names and agreements of the people the customer lives with.',
  },
  people: {
    title: 'People',
    summary: (people: number, open: number) =>
      [
        people === 1 ? 'Only you are in so far.' : `${capitalised(numberText(people))} of you are in.`,
        open === 0
          ? ''
          : open === 1
            ? 'One invitation is open.'
            : `${capitalised(numberText(open))} invitations are open.`,
      ]
        .join(' ')
        .trim(),
    you: 'You',
    joined: 'Joined',
    invited: 'Invited',
    notDelivered: 'Not delivered',
    setUp: 'You set up this move.',
    theySetUp: 'Set up this move.',
    since: (day: string) => `Since ${formatDate(day)}`,
    sent: (channel: Channel, instant: string, isToday: boolean) =>
      `Invited ${byChannel[channel]} ${isToday ? `today at ${formatTime(instant)}` : `on ${formatDate(instant)}`}.`,
    sentOn: (instant: string) => `Invited on ${formatDate(instant)}.`,
    notYet: 'Has not joined yet.',
    check: (channel: Channel) => `Check the ${contactOf[channel]}, or send your link another way.`,
    unnamed: 'Invited person',
    remove: 'Remove',
    again: 'Send again',
    sending: 'Sending',
    sentAgain: (name: string) => `The invitation to ${name} has been sent again.`,
    sentNow: (name: string) => `The invitation to ${name} has been sent.`,
    failed: (name: string) => `The invitation to ${name} was not delivered.`,
    change: (channel: Channel) => `Change the ${contactOf[channel]}`,
    cancel: 'Cancel',
    forPerson: (name: string) => ` to invite ${name}`,
    ofInvitation: (name: string) => ` the invitation to ${name}`,
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: (name: string, hasLink: boolean) => [
      `${name} loses access at once. We erase everything that ${name} entered here.`,
      ...(hasLink ? ['Your share link ends. Make a new one for others.'] : []),
      'All agreements on how you split the costs are cleared, because the costs are then split between other people.',
      'An account with a supplier is not changed by this. Call the supplier if the name on it has to change.',
    ],
    keep: 'Keep',
    confirm: 'Remove',
    busy: 'Removing',
    done: (name: string) => `${name} has been removed.`,
  },
  cancelling: {
    title: (name: string) => `Cancel the invitation to ${name}?`,
    text: ['The link in the message stops working at once.'],
    keep: 'Keep the invitation',
    confirm: 'Cancel the invitation',
    busy: 'Cancelling',
    done: (name: string) => `The invitation to ${name} has been cancelled.`,
  },
  /** Of a person in a sentence or a label; invitations without a name have a contact. */
  nameOf: ({ name, invitation }: Pick<HouseholdPerson, 'name' | 'invitation'>): string =>
    name ?? (invitation ? formatContact(invitation.channel, invitation.contact) : 'this person'),
  /** Why no one can be invited. */
  closed: ({ home }: Pick<Household, 'home'>) =>
    home.moveInDate === null
      ? `You can invite people once your move-in date is known, because links end ${householdLinkDays} days after it.`
      : `Links ended ${householdLinkDays} days after your move, so no one else can be invited.`,
  full: `A household has at most ${maxHouseholdPeople} people, open invitations included. Cancel one to invite someone else.`,
} as const;
