import { recordOf, services, type ConfirmationSummary } from '@home-move/contract';
import { demoBrands } from '../../brands/brand/brands.data.js';
import { anEnrolmentRecord } from '../../move/enrolment/enrolment-record.builder.js';
import { receiptSamples } from '../../platform/messages/receipts.builder.js';
import { moveReceipt, orderReceipt } from '../../platform/messages/receipts.texts.js';
import { toConfirmation } from './confirmation.mapper.js';
import { otherServices } from './other-services.js';

type Changes = { readonly [Part in keyof ConfirmationSummary]?: Partial<ConfirmationSummary[Part]> };

const offered = recordOf(services, () => 1 as const);
const before = toConfirmation(anEnrolmentRecord({ offered }), '2026-11-20');
const council = { isAvailable: true, isUnidentified: false, isCompleted: true, councilName: 'Bedford Borough Council' };
const water = { ...council, boardName: 'Anglian Water', isScotland: false, isWithoutBill: false };

/** With energy and broadband ordered, and council tax and water answered, apart from the changes. */
const others = ({ energy, energySecondary, entertainment, council: registration, water: supply }: Changes) =>
  otherServices({
    ...before,
    energy: { ...before.energy, isCompleted: true, ...energy },
    energySecondary: energySecondary ? { ...before.energy, ...energySecondary } : null,
    entertainment: { ...before.entertainment, orderNumber: 'BR-1', ...entertainment },
    council: { ...before.council, ...council, ...registration },
    water: { ...before.water, ...water, ...supply },
  });

const [brand] = demoBrands(undefined);
if (!brand) throw new Error('the demo has no brand');
const link = { href: 'https://portal.test/login', shown: 'https://portal.test/login' };
const linesOf = (changes: Changes) => {
  const { sections = [] } = orderReceipt(brand, link, { ...receiptSamples.order, others: others(changes) });
  const facts = sections.find(({ heading }) => heading === 'The rest of your move')?.facts ?? [];
  return facts.map(({ label, value }) => `${label} | ${value}`);
};

const toRegister = [
  'Council tax | You still have to register with Bedford Borough Council',
  'Water | You still have to register with Anglian Water',
];

describe('the rest of the move in the receipt of an order', () => {
  it.each<readonly [string, Changes, readonly string[]]>([
    ['council tax and water to register', {}, toRegister],
    [
      'a registration that the mover confirmed',
      { council: { isRegistrationConfirmed: true } },
      [
        'Council tax | Registered with Bedford Borough Council',
        'Water | You still have to register with Anglian Water',
      ],
    ],
    [
      'an unknown council',
      { council: { isUnidentified: true, councilName: null } },
      [
        'Council tax | You still have to find out who sends the bill. Log in to do that',
        'Water | You still have to register with Anglian Water',
      ],
    ],
    [
      'rates, and no water bill, in Northern Ireland',
      {
        energy: { isCompleted: false, isNotThroughUs: true },
        council: { kind: 'DOMESTIC_RATES', councilName: 'Land & Property Services' },
        water: { isWithoutBill: true },
      },
      [
        'Energy | We cannot set it up for this home. Log in to see whom to call',
        'Rates | You still have to register with Land & Property Services',
      ],
    ],
    [
      'energy that was left out, and broadband to choose',
      { energy: { isCompleted: false, isSkipped: true }, entertainment: { orderNumber: null } },
      ['Energy | You left it out', 'Broadband | Not ordered yet', ...toRegister],
    ],
    [
      'the second fuel of mixed meters',
      { energy: { isCompleted: true }, energySecondary: { isCompleted: false } },
      ['Energy | One fuel is not ordered yet', ...toRegister],
    ],
    [
      'an order on the provider’s own site',
      { entertainment: { orderNumber: null, wombbUserConfirmed: true, supplierName: 'Altnet' } },
      ['Broadband | Waiting for Altnet to confirm your order', ...toRegister],
    ],
  ])('lists %s', (_what, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });
});

it('names company, state and next step of each service in the receipt of the whole move', () => {
  const receipt = { ...receiptSamples.move, others: others({ council: { isRegistrationConfirmed: true } }) };
  expect(moveReceipt(brand, link, receipt).items?.items.slice(2)).toEqual([
    { title: 'Council tax: Bedford Borough Council', status: 'Registered', text: ['They send you the bill.'] },
    { title: 'Water: Anglian Water', status: 'To do', text: ['Register with them for your new home.'] },
  ]);
});
