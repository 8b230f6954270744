import { londonToday, type ConsentPurpose, type Disclosure, type RecipientKind } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

/** What a withdrawal means for an entry. They name all that the API does. [PASS-09] */
export interface WithdrawalTexts {
  readonly ends: readonly string[];
  readonly stays: readonly string[];
  /** Who informs the recipient. */
  readonly informed: string;
}

const shared = 'We no longer share your health and support needs with';
const deleted = 'We delete your answers with the last consent that you withdraw.';

/** Of a company whose priority services register has no call to remove a home. */
const register = (company: string, contact: string): WithdrawalTexts => ({
  ends: [`${shared} your ${company}.`, deleted],
  stays: [
    `Needs that your ${company} has received stay on its priority services register until you ask to be taken off it.`,
    'Your orders are not affected.',
  ],
  informed: `We cannot pass this on to your ${company}. ${contact}, and ask to be taken off its priority services register.`,
});

const companies: Readonly<Partial<Record<RecipientKind, WithdrawalTexts>>> = {
  energyComparison: register('energy supplier', 'Contact it yourself'),
  meterRegister: register('network operator', 'Call 105 yourself'),
  councilDirectory: register('water company', 'Contact it yourself'),
};

const anyCompany = register('supplier', 'Contact it yourself');

const purposes: Readonly<Record<Exclude<ConsentPurpose, 'prioritySupport'>, WithdrawalTexts>> = {
  broadbandReferral: {
    ends: [
      "Our links to providers' own sites stop working.",
      'A package that you chose by referral is removed, unless you have reported its order.',
    ],
    stays: ["An order on the provider's own site goes ahead. Only the provider can end it."],
    informed: 'We inform the referral service for you, once for each referral. New entries show the results.',
  },
  housemateNotice: {
    ends: ['We do not use this consent again.'],
    stays: [
      'The message that was sent cannot be taken back.',
      'You can write to a housemate again. That is a new consent.',
    ],
    informed: 'We have kept no details of your housemate. If you want the message deleted, please ask them.',
  },
  householdInvitation: {
    ends: ['Open invitations that we sent this way stop working, and we delete their names and contacts.'],
    stays: [
      'The messages that were sent cannot be taken back.',
      'People who have joined stay in your household.',
      'You can invite someone again. That is a new consent.',
    ],
    informed: 'If you want a message deleted, please ask the person you invited.',
  },
};

/** What ends and what stays when the consent of this entry is withdrawn. */
export const withdrawalOf = ({ recipient }: Pick<Disclosure, 'recipient'>, purpose: ConsentPurpose): WithdrawalTexts =>
  purpose === 'prioritySupport' ? (companies[recipient.kind] ?? anyCompany) : purposes[purpose];

const dayOf = (instant: string) => formatDate(londonToday(new Date(instant)));

/** Texts of a withdrawal. [PASS-09] */
export const withdrawTexts = {
  action: 'Withdraw consent',
  about: (entry: string) => ` to ${entry}`,
  dialog: {
    title: 'Withdraw your consent?',
    entry: (name: string, at: string) => `${name}, ${dayOf(at)}`,
    ends: 'What ends at once',
    stays: 'What stays',
    keep: 'Keep consent',
    confirm: 'Withdraw consent',
    busy: 'Withdrawing consent',
  },
  withdrawn: (at: string, informed: string) => `You withdrew your consent on ${dayOf(at)}. ${informed}`,
  label: 'Consent withdrawn',
  basis: (basis: string, at: string) => `${basis}, withdrawn ${dayOf(at)}`,
} as const;
