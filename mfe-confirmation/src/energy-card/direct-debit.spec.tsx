import type { EnergySummary } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, renderConfirmation } from '../testing/confirmation-runtime';
import { anEnergySummary, aSummary } from '../testing/summaries';

const enrolment = anEnrolment({ energyConsented: true, energyOptIn: 1, energyComplete: true });
const summary = anEnergySummary();

/** Opens the confirmation of the Direct Debit. */
async function open(energy: Partial<EnergySummary> = {}) {
  const user = userEvent.setup({ delay: null });
  renderConfirmation(enrolment, aSummary({ energy: { ...summary, ...energy } }));
  await user.click((await card('Energy')).getByRole('button', { name: 'Direct Debit confirmation' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Your Direct Debit' }) };
}

const rows = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );

describe('the confirmation of a Direct Debit [PAY-10]', () => {
  it('states collector, amount, date, frequency, reference, account and notice', async () => {
    const { dialog } = await open();

    expect(rows(dialog)).toEqual([
      ['Collected by', 'Larkfield Energy'],
      ['Amount', '£137.88'],
      ['How often', 'Monthly, on the 15th or the next working day'],
      ['First payment', '15 Dec 2026'],
      ['Reference', 'LF-204817'],
      ['Account', '*****958, sort code ***999'],
      [
        'Notice',
        'Larkfield Energy will let you know 2 working days before any change to the amount, date or frequency.',
      ],
    ]);
    await expectNoViolations(dialog);
  });

  it('can be printed and closed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Direct Debit confirmation' })).toHaveFocus();
  });

  it('shows every later amount', async () => {
    const { dialog } = await open({ laterMonthlyAmounts: [{ fromMonth: 4, amountFormatted: '£152.38' }] });

    expect(rows(dialog)[1]).toEqual(['Amount', '£137.88, £152.38 from month 4']);
  });

  it('has no account and no first date while a paper form is in the post', async () => {
    const { directDebit } = summary;
    const paper = directDebit && { ...directDebit, maskedAccountNumber: null, maskedSortCode: null };
    const { dialog } = await open({ directDebit: paper, firstPaymentOn: null });

    expect(rows(dialog).map(([label]) => label)).not.toContain('Account');
    expect(rows(dialog)[3]).toEqual(['First payment', 'Once your signed form has arrived']);
  });
});
