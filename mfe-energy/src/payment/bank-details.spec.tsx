import { energyEndpoints, stepAt } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, refused, renderEnergy } from '../testing/energy-runtime';
import { agree, atPayment, box, fill, ready, sent, submit } from '../testing/payment';

describe('the bank details', () => {
  it('are required, each with its own message [PAY-16] [PAY-19] [PAY-21]', async () => {
    const runtime = atPayment();
    const { container } = renderEnergy(runtime);
    await ready();
    await userEvent.clear(box('Account name'));
    await submit();
    expect(box('Account name')).toHaveAccessibleDescription(/Please enter your Account Holder Name/);
    expect(box('Account name')).toHaveFocus();
    expect(box('Sort code')).toHaveAccessibleDescription(/Please enter your Sort Code/);
    expect(box('Account number')).toHaveAccessibleDescription(/Please enter your Bank Account Number/);
    expect(screen.getByRole('combobox', { name: 'Preferred payment day' })).toHaveAccessibleDescription(
      /Please choose your preferred payment day/,
    );
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal/ })).toHaveAccessibleDescription(
      /This field is required/,
    );
    expect(screen.getByRole('checkbox', { name: /^I am the account holder/ })).toHaveAccessibleDescription(
      /This field is required/,
    );
    expect(sent(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('must be valid account details [PAY-18] [PAY-20] [PAY-22]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await userEvent.clear(box('Account name'));
    await userEvent.type(box('Account name'), 'Sam_Hartley');
    await fill({ sortCode: '0899', number: '663749' });
    await submit();
    expect(box('Account name')).toHaveAccessibleDescription(/Please use letters, numbers, spaces and & . ' \/ - only/);
    expect(box('Sort code')).toHaveAccessibleDescription(/Please enter a valid Sort Code/);
    expect(box('Account number')).toHaveAccessibleDescription(/Please enter a valid Bank Account Number/);
    expect(sent(runtime)).toEqual([]);
  });

  it.each([
    ['Maximilian Hartley', 'Maximilian'],
    ['', 'Maximiliana'],
  ])('start with the account name %p for %s Hartley', async (accountName, firstName) => {
    renderEnergy(atPayment({}, { enrolment: anEnergyEnrolment({ firstName }) }));
    await ready();
    expect(box('Account name')).toHaveValue(accountName);
  });

  it('keeps bank details out of browser storage, which has only the payment day and ticks', async () => {
    const runtime = atPayment();
    const { unmount } = renderEnergy(runtime);
    await ready();
    await userEvent.type(box('Account name'), ' Ltd');
    await fill();
    const stored = JSON.stringify(runtime.storage.get('onboarding'));
    for (const detail of ['089999', '08-99-99', '66374958', 'Hartley', 'Ltd']) expect(stored).not.toContain(detail);
    unmount();

    renderEnergy(runtime);
    await ready();
    expect(box('Sort code')).toHaveValue('');
    expect(box('Account number')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Preferred payment day' })).toHaveDisplayValue('15th of the month');
    expect(screen.getByRole('checkbox', { name: /^I am the account holder/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ })).toBeChecked();
    await userEvent.type(box('Sort code'), '08-99-99');
    await userEvent.type(box('Account number'), '66374958');
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('outlive a look at another page of the journey, until they are submitted', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await userEvent.clear(box('Account name'));
    await userEvent.type(box('Account name'), 'S Hartley');
    await fill();
    const payment = runtime.currentStep.get();
    const show = (step: typeof payment) => act(() => runtime.currentStep.set(step));
    const addOns = stepAt('/enrolment/energy/signup');
    show(addOns && { ...addOns, path: '/enrolment/energy/signup' });
    await screen.findByRole('heading', { level: 1, name: 'Add to your energy plan' });
    show(payment);
    await ready();
    expect(box('Account name')).toHaveValue('S Hartley');
    expect(box('Sort code')).toHaveValue('089999');
    expect(box('Account number')).toHaveValue('66374958');

    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    // As after a cancelled order.
    act(() => runtime.enrolment.accept(anEnergyEnrolment()));
    show(addOns && { ...addOns, path: '/enrolment/energy/signup' });
    show(payment);
    await ready();
    expect(box('Account number')).toHaveValue('');
  });

  it('accept 18, 8 and 6 characters, not counting hyphens and spaces [PAY-26]', async () => {
    renderEnergy(atPayment());
    await ready();
    await userEvent.clear(box('Account name'));
    await userEvent.type(box('Account name'), 'A very long account name');
    await userEvent.type(box('Sort code'), '08-99-99 1');
    await userEvent.type(box('Account number'), '6637 4958 12');
    expect(box('Account name')).toHaveValue('A very long accoun');
    expect(box('Sort code')).toHaveValue('089999');
    expect(box('Account number')).toHaveValue('66374958');
  });

  it('offer the payment days from the server, and no choice when there are none [PAY-27]', async () => {
    const days = () =>
      [...screen.getByRole('combobox', { name: 'Preferred payment day' }).querySelectorAll('option')].map(
        ({ textContent }) => textContent,
      );
    const { unmount } = renderEnergy(atPayment());
    await ready();
    expect(days()).toEqual(['Choose a day', '1st of the month', '15th of the month', '22nd of the month']);
    unmount();
    renderEnergy(atPayment({ supplierPreferredPaymentDays: [] }));
    await ready();
    expect(screen.queryByRole('combobox', { name: 'Preferred payment day' })).not.toBeInTheDocument();
  });

  it('links to the privacy notice of the brand next to the bank details', async () => {
    const privacyNotice = 'https://oakwood.example.test/privacy';
    renderEnergy(atPayment({}, { brand: { privacyNotice } }));
    await ready();
    const link = screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', privacyNotice);
    expect(box('Account number').compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('replaces the bank details with an explanation when the mover chooses a paper form [PAY-15]', async () => {
    const runtime = atPayment();
    const { container } = renderEnergy(runtime);
    await ready();
    expect(screen.getByText('£137.88. You see the exact date as soon as this is set up.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Someone else has to authorise payments too' }));
    expect(
      screen.getByText('£137.88. Larkfield Energy will let you know the date once your paper form is back.'),
    ).toBeVisible();
    expect(screen.getByText(/Larkfield Energy will send you a Direct Debit form by post/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Sort code' })).not.toBeInTheDocument();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal/ }));
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ paperMandate: true, termsAndConditions: true });
  });

  it('pass the focus to the heading of the paper form, and back', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(screen.getByRole('heading', { name: 'Your bank details' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Someone else has to authorise payments too' }));
    expect(screen.getByRole('heading', { name: 'Setting up by paper form' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Give bank details here instead' }));
    expect(screen.getByRole('heading', { name: 'Your bank details' })).toHaveFocus();
  });

  it('offer no paper form when the supplier has none', async () => {
    renderEnergy(atPayment({ directDebitPaperMandateRequest: false }));
    await ready();
    expect(screen.queryByRole('button', { name: /Someone else/ })).not.toBeInTheDocument();
  });
});

describe('bank details that were given earlier', () => {
  const existingDetails = {
    accountName: 'Sam Hartley',
    maskedAccountNumber: '*****958',
    maskedSortCode: '***999',
    preferredDay: 22,
  };

  it('are reused by default, and shown masked [PAY-11] [PAY-15]', async () => {
    const runtime = atPayment({ existingDetails });
    const { container } = renderEnergy(runtime);
    await ready();
    const reuse = screen.getByRole('radio', { name: /^Use the account ending 958/ });
    expect(reuse).toBeChecked();
    expect(screen.getByText('Sam Hartley, sort code ***999, account number *****958')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectNoViolations(container);
    expect(screen.getByRole('combobox', { name: 'Preferred payment day' })).toHaveDisplayValue('22nd of the month');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
    await agree();
    await submit();
    const body = sent(runtime)[0]?.input.body;
    expect(body).toMatchObject({ reuseExistingDetails: true, paperMandate: false, preferredDay: 22 });
    expect(JSON.stringify(body)).not.toMatch(/\*/);
  });

  it('are reused without a payment day that the supplier does not offer', async () => {
    const runtime = atPayment({ existingDetails, supplierPreferredPaymentDays: [1, 15] });
    runtime.answer(energyEndpoints.directDebit, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await ready();
    const day = screen.getByRole('combobox', { name: 'Preferred payment day' });
    expect(day).toHaveValue('');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
    await agree();
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ reuseExistingDetails: true, preferredDay: undefined });
    await userEvent.selectOptions(day, '1st of the month');
    await submit();
    expect(sent(runtime)[1]?.input.body).toMatchObject({ reuseExistingDetails: true, preferredDay: 1 });
  });

  it('give way to another account, whose details are required [PAY-11] [PAY-15]', async () => {
    const runtime = atPayment({ existingDetails });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: 'Use another account' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
    await agree();
    await submit();
    expect(box('Sort code')).toHaveAccessibleDescription(/Please enter your Sort Code/);
    expect(sent(runtime)).toEqual([]);
    await userEvent.type(box('Sort code'), '08-99-99');
    await userEvent.type(box('Account number'), '66374958');
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({
      reuseExistingDetails: false,
      bankAccountNumber: '66374958',
      bankAccountSortCode: '089999',
    });
  });
});

describe('an account number that does not belong to its sort code', () => {
  it('is rejected before it is submitted, until one of the two is corrected [PAY-20]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill({ number: '66374959' });
    await submit();
    expect(box('Account number')).toHaveAccessibleDescription(
      /It does not belong to this sort code, so please check both\. .*Please enter a valid Bank Account Number/,
    );
    expect(box('Account number')).toHaveFocus();
    expect(box('Sort code')).toBeValid();
    expect(sent(runtime)).toEqual([]);
    await userEvent.clear(box('Sort code'));
    await userEvent.type(box('Sort code'), '00-00-00');
    await waitFor(() => expect(box('Account number')).toBeValid());
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ bankAccountSortCode: '000000' });
  });

  it('is not checked once a paper form replaces it', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill({ number: '66374959' });
    await userEvent.click(screen.getByRole('button', { name: 'Someone else has to authorise payments too' }));
    await submit();
    expect(sent(runtime)).toHaveLength(1);
  });

  it.each([
    ['20-29-59', '63748472'],
    ['93-86-11', '07806039'],
    ['00-00-00', '12345678'],
  ])('is not %s %s', async (sortCode, number) => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill({ sortCode, number });
    await submit();
    expect(sent(runtime)).toHaveLength(1);
  });
});
