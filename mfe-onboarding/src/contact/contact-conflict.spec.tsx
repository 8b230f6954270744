import { ApiError, enrolmentEndpoints, problem, type ContactDetails, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourneyWithHome, aWorld } from '../testing/a-journey';

const contact = { emailAddress: 'sam.hartley@example.test', contactNumber: '07700900101' };
const ours = anEnrolment({ ...contact, version: 4, address: null });
const onboarding = ['/onboarding/contact', '/onboarding/code'] as const;
const pending = ['/pending/contact-details', '/enrolment/moving-details'] as const;

/** This tab shows version 4; another tab has since saved version 5 with these changes. */
function withChangesOfAnotherTab(changed: Partial<ContactDetails>, path: string, shown = contact) {
  const journey = aJourneyWithHome({ emailAddress: shown.emailAddress, phoneNumber: shown.contactNumber });
  const { runtime } = aWorld({ path, journey, enrolment: ours });
  let there: Enrolment = { ...ours, ...changed, version: 5 };
  runtime.answer(enrolmentEndpoints.mine, () => there);
  runtime.answer(enrolmentEndpoints.saveContactDetails, ({ body: { version = 5, ...given } }) => {
    const conflicts = Object.entries(changed).filter(
      ([field, value]) => version < 5 && given[field as keyof ContactDetails] !== value,
    );
    if (conflicts.length > 0) throw new ApiError(problem('CONFLICT', { errors: Object.fromEntries(conflicts) }));
    there = { ...there, ...given, version: there.version + 1 };
    return there;
  });
  return runtime;
}

const user = userEvent.setup({ delay: null });
const email = () => screen.findByLabelText('Email address');
const mobile = () => screen.findByLabelText('Mobile number');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const changedMeanwhile = (value: string) => `Someone else changed this. It is now: ${value}. Save again to keep yours.`;
const saved = (runtime: ReturnType<typeof withChangesOfAnotherTab>) =>
  runtime.recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body);

async function retype(box: HTMLElement, text: string) {
  await user.clear(box);
  await user.type(box, text);
}

describe.each([onboarding, pending])('when another tab has saved a different number than %s shows', (path, next) => {
  it('reports the conflict at the field, keeps the entered value, and saves it on the next attempt', async () => {
    const runtime = withChangesOfAnotherTab({ contactNumber: '07700900105' }, path);
    const { container } = renderWithRuntime(<Routes />, runtime);
    await retype(await mobile(), '07700 900109');
    await press('Next');

    expect(
      await screen.findByRole('link', { name: `Mobile number: ${changedMeanwhile('07700900105')}` }),
    ).toBeVisible();
    expect(await mobile()).toHaveValue('07700 900109');
    expect(await mobile()).toHaveFocus();
    expect(await email()).toBeValid();
    expect(runtime.recorded.navigations).toEqual([]);
    await expectNoViolations(container);

    await press('Next');
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: next, replace: false }]));
    expect(saved(runtime)).toEqual([
      { ...contact, contactNumber: '07700900109', version: 4 },
      { ...contact, contactNumber: '07700900109', version: 5 },
    ]);
  });

  it('reports it even when the field was left unchanged', async () => {
    const runtime = withChangesOfAnotherTab({ contactNumber: '07700900105' }, path);
    renderWithRuntime(<Routes />, runtime);
    await retype(await email(), 'new@example.test');
    await press('Next');

    expect(
      await screen.findByRole('link', { name: `Mobile number: ${changedMeanwhile('07700900105')}` }),
    ).toBeVisible();
    expect(await email()).toHaveValue('new@example.test');
    expect(runtime.enrolment.get()?.emailAddress).toBe('sam.hartley@example.test');
  });
});

describe('when another tab has saved a different contact than an edit screen shows', () => {
  it('shows the current value of the edited field', async () => {
    const runtime = withChangesOfAnotherTab({ emailAddress: 'theirs@example.test' }, '/onboarding/edit/emailAddress');
    renderWithRuntime(<Routes />, runtime);
    await retype(await email(), 'mine@example.test');
    await press('Save');

    expect(
      await screen.findByRole('link', { name: `Email address: ${changedMeanwhile('theirs@example.test')}` }),
    ).toBeVisible();
    expect(await email()).toHaveValue('mine@example.test');
    await press('Save');
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]));
    expect(runtime.enrolment.get()?.emailAddress).toBe('mine@example.test');
  });

  it('keeps the other tab’s value of the field that it does not show', async () => {
    const runtime = withChangesOfAnotherTab({ contactNumber: '07700900105' }, '/onboarding/edit/emailAddress');
    renderWithRuntime(<Routes />, runtime);
    await retype(await email(), 'mine@example.test');
    await press('Save');

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/confirm', replace: true }]));
    expect(runtime.enrolment.get()).toMatchObject({
      emailAddress: 'mine@example.test',
      contactNumber: '07700900105',
    });
  });
});

describe('a page that already shows what another tab has saved', () => {
  it('reports no conflict', async () => {
    const fresh = { ...contact, contactNumber: '07700900105' };
    const runtime = withChangesOfAnotherTab({ contactNumber: '07700900105' }, '/onboarding/contact', fresh);
    renderWithRuntime(<Routes />, runtime);
    await retype(await mobile(), '07700900109');
    await press('Next');

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/onboarding/code', replace: false }]));
    expect(runtime.enrolment.get()?.contactNumber).toBe('07700900109');
  });
});
