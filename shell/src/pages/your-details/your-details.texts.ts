import { formatList } from '@home-move/contract';
import { capitalised, formatNumber } from '@home-move/ui';

/** Texts of the summary of all answers. */
export const yourDetailsTexts = {
  title: 'Your details',
  lede: 'What you have told us so far. You can change an answer until something is ordered with it.',
  finishedLede: 'What you have told us.',
  sections: { person: 'Personal details', contact: 'Contact details', home: 'New home', services: 'Services' },
  labels: {
    name: 'Name',
    dateOfBirth: 'Date of birth',
    emailAddress: 'Email address',
    contactNumber: 'Mobile number',
    address: 'Address',
    moveInDate: 'Move-in date',
    chosen: 'Chosen services',
    council: 'Council tax and water',
    rates: 'Rates and water',
    use: 'Energy use',
    plan: 'Energy plan',
    broadband: 'Broadband package',
  },
  missing: 'Not given yet',
  noServices: 'None',
  names: formatList,
  services: (names: readonly string[]) => capitalised(formatList(names)),
  use: (amounts: readonly string[]) => `${formatList(amounts)} a year`,
  electricity: (kwh: number) => `${formatNumber(kwh)}\u00a0kWh of electricity`,
  gas: (kwh: number) => `${formatNumber(kwh)}\u00a0kWh of gas`,
  plan: ({ tariffName, supplierName }: { readonly tariffName: string; readonly supplierName: string }) =>
    `${tariffName} from ${supplierName}`,
  setUp: 'Set up',
  registered: (names: readonly string[]) => `You register with ${formatList(names)}`,
  declined: 'You register yourself',
  /** Why an answer cannot be changed here. */
  reasons: {
    finished: 'This move is finished.',
    person: 'Your name and date of birth show whose move this is, so we change them with you on the phone.',
    ordered: 'A supplier has it with your order.',
    orderedDate: 'A supplier has it with your order. You can change it on the last page.',
    registered: 'You have told us that you registered.',
    setUp: 'It is ordered.',
  },
  callUs: (reason: string, phone: string) => `${reason} To change it, call us on ${phone}.`,
  continue: 'Continue',
} as const;
