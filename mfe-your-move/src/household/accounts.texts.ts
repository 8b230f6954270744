import { formatList, type HouseholdAccountId } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

/** Texts of the names on accounts. */
export const accountTexts = {
  title: 'Who is named on each account',
  liability: 'If two of you are named on an account, the supplier can ask each of you for the whole bill.',
  names: {
    electricity: 'Electricity',
    gas: 'Gas',
    broadband: 'Broadband',
    councilTax: 'Council tax',
    water: 'Water',
  } satisfies Record<HouseholdAccountId, string>,
  notSetUp: 'Not set up yet',
  later: 'You can name people once there is a supplier.',
  byLaw: 'All adults in the home',
  law: 'The law sets this, so you cannot change it.',
  none: 'No one yet',
  toDo: 'To do',
  requested: (names: readonly string[], day: string) => `We asked ${formatList(names)} on ${formatDate(day)}.`,
  until: (names: readonly string[], named: readonly string[]) =>
    `Until ${names.length === 1 ? `${names[0]} agrees` : 'they agree'}, ${
      named.length === 0 ? 'no one is named.' : `only ${formatList(named)} ${named.length === 1 ? 'is' : 'are'} named.`
    }`,
  waitingFor: (names: readonly string[]) => `Waiting for ${formatList(names)}`,
  declined: (names: readonly string[]) =>
    `${formatList(names)} ${names.length === 1 ? 'does' : 'do'} not want to be named.`,
  change: 'Change',
  choose: 'Choose',
  ofAccount: (account: string) => ` who is named on ${account.toLowerCase()}`,
  you: 'you',
  dialog: {
    title: (account: string) => `Who is named on ${account.toLowerCase()}?`,
    text: 'We ask each housemate you add. They are named only once they agree.',
    declined: 'Does not want to be named. If you tick this, we ask again.',
    ordered: 'You ordered it, so you stay named.',
    cancel: 'Cancel',
    save: 'Save names',
    saving: 'Saving',
    newer: (names: readonly string[]) =>
      names.length === 0
        ? 'The household has changed. No one is chosen for this account now.'
        : `The household has changed. Now ${formatList(names)} ${names.length === 1 ? 'is' : 'are'} chosen for this account.`,
    stale: 'Your own choice is still below. Save again to keep it.',
  },
  answer: {
    question: (account: string, supplier: string | null) =>
      `May we name you on ${account.toLowerCase()}${supplier === null ? '' : ` with ${supplier}`}?`,
    agree: 'Agree to be named',
    decline: 'Do not name me',
    takeBack: 'Do not name me any more',
    saving: 'Saving',
    outcome: (account: string, isAgreed: boolean) =>
      `You ${isAgreed ? 'agreed' : 'declined'} to be named on ${account.toLowerCase()}.`,
    of: (account: string) => ` on ${account.toLowerCase()}`,
  },
} as const;
