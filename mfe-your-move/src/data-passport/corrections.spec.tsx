import {
  dataKinds,
  disclosureTexts,
  pathOf,
  portalPages,
  type DataKind,
  type DataRecipient,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, renderPassport } from '../testing/passport';

const user = userEvent.setup({ delay: null });
const energyOpen = {
  energyConsented: true,
  energyOptIn: 1,
  quotableEnergy: true,
  isMoveInDateInRange: true,
  entertainmentConsented: true,
  entertainmentOptIn: 1,
} as const;
const ordered = { energyComplete: true, confirmationPageLastViewed: '2026-11-20T09:00:00.000Z' } as const;

/** Opens "Correct" of an entry with these kinds, and returns its links as "text: address", then its other lines. */
async function correct(
  kinds: readonly DataKind[],
  facts: Partial<Enrolment> = {},
  recipient: DataRecipient = { id: 'quotes', kind: 'energyComparison' },
) {
  const { container } = renderPassport([anEntry({ kinds, recipient })], { enrolment: anEnrolment(facts) });
  const name = `Correct the data of ${disclosureTexts.recipients[recipient.kind]}, energy order`;
  await user.click(await screen.findByRole('button', { name }));
  const panel = container.ownerDocument.getElementById(
    screen.getByRole('button', { name: /^Correct/ }).getAttribute('aria-controls') ?? '',
  );
  if (!panel) throw new Error('no panel');
  await expectNoViolations(container);
  return within(panel)
    .getAllByRole('listitem')
    .map((item) => {
      const [link] = within(item).getAllByRole('link');
      const path = link?.getAttribute('href') ?? '';
      return path.startsWith('tel:') ? item.textContent : `${item.textContent}: ${path}`;
    });
}

const byPhone = 'we change this with you over the phone, because it identifies you. Call us on 020 7946 0123';
const isClosed = 'you cannot open the page for this at the moment. Call us on 020 7946 0123';
const bySupplier = 'a supplier has this with your order, and can correct it. Call us on 020 7946 0123';

describe('"Correct"', () => {
  it('opens the steps that hold the data, as long as nothing is ordered [PASS-11]', async () => {
    const kinds = ['name', 'dateOfBirth', 'email', 'phone', 'address', 'moveInDate', 'usage', 'chosenProduct'] as const;
    expect(await correct([...kinds, 'bankAccount', 'agreements'], energyOpen)).toEqual([
      `Change email address and phone number: ${portalPages['your-details']}`,
      `Change address and move-in date: ${pathOf('moving-details')}`,
      `Change energy usage: ${pathOf('energy-usage')}`,
      `Change chosen plan or package: ${pathOf('energy-list')}`,
      `Change bank details: ${pathOf('energy-payment')}`,
      `Name and date of birth: ${byPhone}`,
    ]);
  });

  it('opens the change of the move-in date once there is an order, and names what only the supplier can correct [PASS-11]', async () => {
    expect(await correct(['address', 'moveInDate', 'bankAccount', 'startDate'], ordered)).toEqual([
      `Change move-in date and start date: ${pathOf('confirmation')}`,
      `Address and bank details: ${bySupplier}`,
    ]);
  });

  it.each<[string, Partial<Enrolment>]>([
    ['the move-in date is out of range', { ...energyOpen, isMoveInDateInRange: false }],
    ['the mover has opted out', { ...energyOpen, energyOptIn: 0 }],
    ['energy cannot be quoted', { ...energyOpen, quotableEnergy: false }],
    ['only broadband is ordered', { ...energyOpen, energyOptIn: 0, entertainmentComplete: true }],
  ])('names no order for closed steps of energy if %s [PASS-11]', async (_, facts) => {
    expect(await correct(['usage', 'chosenProduct', 'bankAccount', 'healthNeeds'], facts)).toEqual([
      `Energy usage, chosen plan or package, bank details and health and support needs: ${isClosed}`,
    ]);
  });

  it.each<[string, Partial<Enrolment>, string]>([
    ['is closed without an order', { ...energyOpen, entertainmentOptIn: 0 }, isClosed],
    ['is closed while only energy is ordered', { ...energyOpen, ...ordered, entertainmentOptIn: 0 }, isClosed],
    ['belongs to an order', { ...energyOpen, entertainmentComplete: true }, bySupplier],
    ['belongs to an order that the mover reported', { ...energyOpen, wombbUserConfirmed: true }, bySupplier],
  ])('explains why the choice of broadband %s [PASS-11]', async (_, facts, reason) => {
    const recipient = { id: 'broadband-ht', kind: 'broadbandSeller' } as const;
    expect(await correct(['chosenProduct'], facts, recipient)).toEqual([`Chosen plan or package: ${reason}`]);
  });

  it('opens the steps of the fuel that is not set up, and names the data that the supplier of the other fuel has [PASS-11]', async () => {
    expect(await correct(['usage', 'bankAccount'], { ...energyOpen, fuelsSetUp: ['Electric'] })).toEqual([
      `Change bank details: ${pathOf('energy-payment')}`,
      `Energy usage: ${bySupplier}`,
    ]);
  });

  it('opens no step of a move that an agent has finished [PASS-11]', async () => {
    expect(await correct(['email', 'moveInDate'], { ...ordered, closedAt: '2026-11-20T09:00:00.000Z' })).toEqual([
      'Email address and move-in date: this move is finished. Call us on 020 7946 0123',
    ]);
  });

  it.each(
    dataKinds.filter((kind) =>
      [
        'agreements',
        'marketingChoices',
        'callbackTime',
        'pseudonym',
        'orderDetails',
        'cancellation',
        'loginCode',
        'personalLink',
        'housemate',
      ].includes(kind),
    ),
  )('is not on an entry with %s only, which cannot be wrong', async (kind) => {
    renderPassport([anEntry({ kinds: [kind] })]);
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  });

  it('closes when "Complain" opens', async () => {
    await correct(['email']);
    await user.click(screen.getByRole('button', { name: /^Complain/ }));
    expect(screen.getByRole('button', { name: /^Correct/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('heading', { name: 'Complain about this' })).toBeVisible();
  });
});
