import { formatList, type KeptItem, type OrderInSetUp } from '@home-move/contract';
import { formatNumber } from '@home-move/ui';

/** "Larkfield Energy and Brightline have", each once. */
const providersHave = (orders: readonly OrderInSetUp[]): string => {
  const names = [...new Set(orders.map(({ provider }) => provider))];
  return `${formatList(names)} ${names.length === 1 ? 'has' : 'have'}`;
};

const number = (count: number) => (count === 1 ? '1 order is' : `${formatNumber(count)} orders are`);

/** Texts of the erasure. They promise only what `keptItems` and the API keep. [PASS-15] */
export const eraseTexts = {
  title: 'Erase my data',
  lede: 'We delete what we hold about you, except for the records below. The organisations above keep what they have received: contact them to have that erased, too.',
  table: 'Records that we keep after an erasure',
  columns: ['We keep', 'Until'],
  kept: {
    contracts: 'Supplier, reference and days of each order, in case of a dispute',
    erasure: 'That you erased your data, and when',
    disclosures: 'Who received data, when and why, without the kinds of data',
    history: 'What happened in your move and when, without names',
    partnerMove: 'Reference, status and days of your move at the agent who sent it to us',
    mailbox: 'That your address gets no mail from us, if another move has the same address',
    housemateLinks: 'Links to unsubscribe that we mailed to housemates, without their addresses',
    withdrawals: 'Each consent that you withdrew, if any, without your name, so that we can inform its recipient',
    support: 'What our support team did with your move, if anything, without names',
    limits: 'Counts that stop misuse, without names',
    move: 'An empty record of your move: brand, status, reference and days',
  } satisfies Record<KeptItem, string>,
  withoutDay: (item: KeptItem) => (item === 'mailbox' ? 'You subscribe again' : 'No end date'),
  loading: 'Loading what we keep',
  inSetUp: (orders: readonly OrderInSetUp[]) => `${number(orders.length)} still being set up.`,
  notCancelled: ({ length }: readonly OrderInSetUp[]) => `Erasing does not cancel ${length === 1 ? 'it' : 'them'}.`,
  cancelFirst: ({ length }: readonly OrderInSetUp[]) => `Cancel ${length === 1 ? 'it' : 'them'} first`,
  orLater: ', or erase after the start.',
  cancelling: (orders: readonly OrderInSetUp[]) => `${providersHave(orders)} not confirmed your cancellation yet.`,
  waits: 'You can erase your data once that is done.',
  open: 'Erase my data',
  dialog: {
    title: 'Erase your data?',
    text: 'You cannot undo this. It ends every login and link to your move, and deletes:',
    deleted: [
      'your name, contact details, address and bank details',
      'your answers about health and support needs',
      'your choices, readings, photos, documents, plan and calendar',
    ],
    orders:
      'These orders go ahead. Note the references if you may want to cancel: only the provider can do that afterwards.',
    order: ({ provider, reference }: OrderInSetUp) => `${provider}: ${reference}`,
    keep: 'Keep my data',
    confirm: 'Erase my data',
    busy: 'Erasing your data',
  },
  done: 'Your data has been erased, and you are logged out.',
} as const;
