import { formatList, type DatedPrice, type HouseholdCost, type SplitKind, type YearService } from '@home-move/contract';
import { formatDate, formatMoney } from '@home-move/ui';
import { numberText } from './household.texts';

const services: Readonly<Record<YearService, string>> = {
  electricity: 'Electricity',
  gas: 'Gas',
  energy: 'Energy',
  broadband: 'Broadband',
  water: 'Water',
  councilTax: 'Council tax',
};

const kinds = {
  room: { label: 'By room', small: 'A bigger room pays more' },
  share: { label: 'By share', small: 'You set a per cent each' },
  person: { label: 'By person', small: 'All pay the same' },
} as const satisfies Record<SplitKind, unknown>;

const about = (isEstimate: boolean) => (isEstimate ? 'about ' : '');

/** Texts of the split of the costs. */
export const splitTexts = {
  title: 'Split the costs',
  lede: 'This is a plan between you. It does not change who owes the bill.',
  onlyYou: 'You can split the costs once someone has joined. These are the prices so far.',
  question: 'How do you split the costs?',
  kinds,
  services,
  room: (name: string) => `${name}'s room`,
  roomUnit: 'm²',
  roomSpoken: ' in square metres',
  share: (name: string) => `${name}'s share`,
  shareUnit: '%',
  shareSpoken: ' in per cent',
  total: (amount: number, isEstimate: boolean, people: number) =>
    people === 1
      ? `${isEstimate ? 'About ' : ''}${formatMoney(amount)} a month`
      : `${isEstimate ? 'About ' : ''}${formatMoney(amount)} a month, split ${numberText(people)} ways`,
  bar: (amount: number) => `Split of ${formatMoney(amount)} a month`,
  part: (name: string, percentage: number) => `${name} ${percentage}%`,
  aMonth: 'a month',
  table: 'The monthly share of each person, in pounds',
  unit: '£ a month',
  all: 'All',
  now: 'Now',
  from: (day: string) => `From ${formatDate(day)}`,
  supplier: ({ supplier, isEstimate }: Pick<HouseholdCost, 'supplier' | 'isEstimate'>) =>
    [supplier, isEstimate ? 'about' : ''].filter(Boolean).join(', '),
  about: (amount: number, isEstimate: boolean) => `${about(isEstimate)}${formatMoney(amount)}`,
  unknown: 'Not known yet',
  addBill: { councilTax: 'Add your band', water: 'Add your bill' },
  nothingKnown: 'No price is known yet',
  /** "Broadband is £32.99 a month from 01 Apr 2027, and £36.99 from 01 Apr 2028." */
  changes: (service: YearService, isEstimate: boolean, prices: readonly DatedPrice[]) =>
    `${services[service]} is ${formatList(
      prices.map(
        ({ from, amount }, index) =>
          `${about(isEstimate)}${formatMoney(amount)}${index === 0 ? ' a month' : ''} from ${formatDate(from)}`,
      ),
    )}.`,
  save: 'Save this split',
  saving: 'Saving',
  undo: 'Undo my changes',
  unsaved: 'This is your change. It is not saved yet.',
  invalid: (isSaved: boolean) =>
    `These amounts are ${isSaved ? 'from the saved split' : 'equal parts'}. Enter valid values for everyone to see yours.`,
  notAgreed: 'No one has saved a split yet. Save one, so that the others can agree to it.',
  clears: (names: readonly string[]) =>
    `If you save this change, the agreement of ${formatList(names)} is cleared, and we ask again.`,
  stale: (change: string, changedBy: string | null) =>
    `${changedBy ?? 'Someone'} changed the split while you were typing. It is now ${change}. What you typed is still here. Save it to replace the newer split.`,
  described: (kind: SplitKind, parts: readonly string[]) =>
    kind === 'person'
      ? 'by person, all pay the same'
      : `${kind === 'room' ? 'by room' : 'by share'}, ${formatList(parts)}`,
  saved: 'The split is saved.',
  undone: 'Your changes have been undone.',
  agreement: {
    agreed: (names: readonly string[]) => `${formatList(names)} agreed to this split.`,
    waiting: (names: readonly string[]) =>
      `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} not answered yet.`,
    everyone: 'All of you agreed to this split.',
    clears: 'A change clears all agreements, and we ask everyone again.',
    you: 'You',
    agree: 'Agree to this split',
    agreeing: 'Saving',
  },
} as const;
