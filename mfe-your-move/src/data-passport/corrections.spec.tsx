import { dataKinds, pathOf, portalPages, type DataKind, type Enrolment } from '@home-move/contract';
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
async function correct(kinds: readonly DataKind[], facts: Partial<Enrolment> = {}) {
  const { container } = renderPassport([anEntry({ kinds })], { enrolment: anEnrolment(facts) });
  await user.click(
    await screen.findByRole('button', { name: 'Correct the data of Energy comparison service, energy order' }),
  );
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

const byPhone = 'we change this with you on the phone, because it shows whose move this is. Call us on 020 7946 0123';
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
