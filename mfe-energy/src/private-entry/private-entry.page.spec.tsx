import { ApiError, networkProblem, privateEntryEndpoints, problem, stepAt } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderEnergy } from '../testing/energy-runtime';
import { behindLink, requests, submitted } from '../testing/private-entry';

const user = userEvent.setup({ delay: null });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const box = (label: string) => screen.getByLabelText(label);
const done = () => heading('Thank you, that is all');

async function fillAccount({ number = '66374958' } = {}) {
  await user.type(box('Account name'), 'S Hartley');
  await user.type(box('Sort code'), '08-99-99');
  await user.type(box('Account number'), number);
  await user.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
}

describe('a link to a private entry', () => {
  it('opens for a customer who is not logged in, and leaves the address bar at once', async () => {
    const runtime = behindLink('bank-details');
    const { container } = renderEnergy(runtime);
    expect(await heading('Enter your bank details')).toBeVisible();
    expect(runtime.recorded.calls).toMatchObject([
      { path: '/private-entry/open', input: { body: { token: 'a-token' } } },
    ]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/private-entry', replace: true }]);
    await expectNoViolations(container);
  });

  it('stays open without the token in the address', async () => {
    const runtime = behindLink('bank-details');
    renderEnergy(runtime);
    await heading('Enter your bank details');
    await user.type(box('Sort code'), '08');
    const step = stepAt('/private-entry');
    act(() => runtime.currentStep.set(step && { ...step, path: '/private-entry' }));
    expect(box('Sort code')).toHaveValue('08');
  });

  it('replaces one that was opened before in the same tab', async () => {
    const runtime = behindLink('bank-details');
    renderEnergy(runtime);
    await heading('Enter your bank details');
    runtime.answer(privateEntryEndpoints.open, () => requests.code);
    const step = stepAt('/private-entry/another-token');
    act(() => runtime.currentStep.set(step && { ...step, path: '/private-entry/another-token' }));
    expect(await heading("Verify it's you")).toBeVisible();
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      path: '/private-entry/open',
      input: { body: { token: 'another-token' } },
    });
  });

  it('has to be opened again after a reload', async () => {
    const runtime = behindLink('bank-details', '/private-entry');
    const { container } = renderEnergy(runtime);
    expect(await heading('Open the link again')).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('that has ended leads back to the agent', async () => {
    const runtime = behindLink('code');
    runtime.answer(privateEntryEndpoints.open, () => refused('INVALID_LINK'));
    const { container } = renderEnergy(runtime);
    expect(await heading('This link does not work any more')).toBeVisible();
    expect(screen.getByText('Ask the person on the phone to send you a new one.')).toBeVisible();
    await expectNoViolations(container);
  });

  it('can be tried again when the portal could not be reached', async () => {
    const runtime = behindLink('code');
    runtime.answer(privateEntryEndpoints.open, () => Promise.reject(new ApiError(networkProblem)));
    renderEnergy(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    runtime.answer(privateEntryEndpoints.open, () => requests.code);
    await click('Try again');
    expect(await heading("Verify it's you")).toBeVisible();
  });

  it('for what cannot be entered now leads back to the agent, without the reason', async () => {
    const runtime = behindLink('bank-details');
    runtime.answer(privateEntryEndpoints.open, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This cannot be entered at the moment. Tell the person on the phone.',
    );
  });
});

describe('bank details', () => {
  it('are submitted with the link, and nothing is left of them in the browser', async () => {
    const runtime = behindLink('bank-details');
    const { container } = renderEnergy(runtime);
    await heading('Enter your bank details');
    await fillAccount();
    await click('Save bank details');
    expect(await done()).toBeVisible();
    expect(screen.getByText(/You can go back to your call\./)).toBeVisible();
    expect(submitted(runtime)).toEqual([
      [
        '/private-entry/bank-details',
        {
          token: 'a-token',
          bankAccountName: 'S Hartley',
          bankAccountNumber: '66374958',
          bankAccountSortCode: '089999',
        },
      ],
    ]);
    for (const store of [localStorage, sessionStorage]) expect(JSON.stringify(store)).not.toMatch(/66374958|a-token/);
    expect(runtime.storage.get('onboarding')).toBeUndefined();
    expect(JSON.stringify([runtime.recorded.events, runtime.recorded.reports])).not.toMatch(/66374958|a-token/);
    await expectNoViolations(container);
  });

  it('shows each error next to its field, and focuses the first', async () => {
    const runtime = behindLink('bank-details');
    const { container } = renderEnergy(runtime);
    await heading('Enter your bank details');
    await click('Save bank details');
    expect(box('Account name')).toHaveAccessibleDescription(/Please enter your Account Holder Name/);
    expect(box('Account name')).toHaveFocus();
    expect(box('Sort code')).toHaveAccessibleDescription(/Please enter your Sort Code/);
    expect(box('Account number')).toHaveAccessibleDescription(/Please enter your Bank Account Number/);
    expect(screen.getByRole('checkbox', { name: /^I am the account holder/ })).toHaveAccessibleDescription(
      /This field is required/,
    );
    expect(submitted(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('whose number does not belong to the sort code are not submitted', async () => {
    const runtime = behindLink('bank-details');
    renderEnergy(runtime);
    await heading('Enter your bank details');
    await fillAccount({ number: '66374959' });
    await waitFor(async () => {
      await click('Save bank details');
      expect(box('Account number')).toHaveAccessibleDescription(/Please enter a valid Bank Account Number/);
    });
  });

  it('stay on the page when the submission fails, and can be submitted again', async () => {
    const runtime = behindLink('bank-details');
    runtime.answer(privateEntryEndpoints.bankDetails, () => Promise.reject(new ApiError(networkProblem)));
    renderEnergy(runtime);
    await heading('Enter your bank details');
    await fillAccount();
    await click('Save bank details');
    expect(await screen.findByText(/We could not reach our service\. What you entered is safe\./)).toBeVisible();
    expect(box('Account number')).toHaveValue('66374958');
    runtime.answer(privateEntryEndpoints.bankDetails, () =>
      Promise.reject(
        new ApiError(problem('VALIDATION', { errors: { bankAccountName: 'Please enter your Account Holder Name' } })),
      ),
    );
    await click('Save bank details');
    await waitFor(() =>
      expect(box('Account name')).toHaveAccessibleDescription(/Please enter your Account Holder Name/),
    );
    runtime.answer(privateEntryEndpoints.bankDetails, () => undefined);
    await click('Save bank details');
    expect(await done()).toBeVisible();
  });

  it('lead back to the agent when the link has ended meanwhile', async () => {
    const runtime = behindLink('bank-details');
    runtime.answer(privateEntryEndpoints.bankDetails, () => refused('INVALID_LINK'));
    renderEnergy(runtime);
    await heading('Enter your bank details');
    await fillAccount();
    await click('Save bank details');
    expect(await heading('This link does not work any more')).toBeVisible();
  });
});

describe('health needs', () => {
  it('are submitted with the companies that the page named', async () => {
    const runtime = behindLink('health-needs');
    const { container } = renderEnergy(runtime);
    expect(await heading('Does anyone at home need extra help?')).toBeVisible();
    await user.click(screen.getByLabelText('Yes', { selector: '[type=radio]' }));
    await user.click(screen.getByLabelText(/^Blind/, { selector: '[type=checkbox]' }));
    await user.click(
      screen.getByLabelText(/^I agree that you can share this with Glimmer/, { selector: '[type=checkbox]' }),
    );
    expect(screen.getByText(/^I agree that you can share this with my water company/)).toBeVisible();
    expect(
      screen.getByText('We look it up by your new postcode. If we cannot find it, we share nothing with it.'),
    ).toBeVisible();
    await expectNoViolations(container);
    await user.click(screen.getByText('Save answers'));
    expect(await done()).toBeVisible();
    expect(submitted(runtime)).toEqual([
      [
        '/private-entry/health-needs',
        {
          token: 'a-token',
          suppliers: ['Glimmer'],
          psrOptions: { blind: {}, specialCommsPreferences: 'NONE' },
          consents: { supplier: true, network: false, water: false },
        },
      ],
    ]);
  });

  it('require an answer', async () => {
    const runtime = behindLink('health-needs');
    renderEnergy(runtime);
    await heading('Does anyone at home need extra help?');
    await user.click(screen.getByText('Save answers'));
    expect((await screen.findAllByText('Please choose Yes or No')).length).toBeGreaterThan(0);
    expect(submitted(runtime)).toEqual([]);
  });
});

describe('a code', () => {
  it('that was sent by email is described as such', async () => {
    const runtime = behindLink('code');
    runtime.answer(privateEntryEndpoints.open, () => ({ ...requests.code, channel: 'email' as const }));
    renderEnergy(runtime);
    expect(await screen.findByText(/^We sent a 6-digit code to your email address\./)).toBeVisible();
  });

  it('is submitted with the link; a wrong one is an error of its field', async () => {
    const runtime = behindLink('code');
    runtime.answer(privateEntryEndpoints.code, () => refused('INVALID_OTP'));
    const { container } = renderEnergy(runtime);
    expect(await heading("Verify it's you")).toBeVisible();
    expect(screen.getByText(/^We sent a 6-digit code to your mobile number\./)).toBeVisible();
    await user.type(box('Your code'), '123456');
    await click('Submit code');
    await waitFor(() => expect(box('Your code')).toHaveAccessibleDescription(/We don't recognise this code/));
    expect(box('Your code')).toHaveValue('123456');
    await expectNoViolations(container);
    runtime.answer(privateEntryEndpoints.code, () => undefined);
    await user.clear(box('Your code'));
    await user.type(box('Your code'), '048 213');
    await click('Submit code');
    expect(await done()).toBeVisible();
    expect(submitted(runtime).at(-1)).toEqual(['/private-entry/code', { token: 'a-token', code: '048213' }]);
  });
});
