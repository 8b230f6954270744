import type { PrefillDetails } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, pasteInto, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNewMover, birth, next } from '../testing/personal-details';
import { NewPassword } from './new-password';
import { PersonalDetailsPage } from './personal-details.page';

const prefill: PrefillDetails = {
  title: 'Ms',
  firstName: 'Marigold',
  surname: 'Fennimore',
  emailAddress: 'marigold@example.test',
  contactNumber: '07700900145',
  moveInDate: null,
  address: null,
  selectedBranch: 301,
};
const page = <PersonalDetailsPage NewPassword={NewPassword} />;
const note = /has filled in what it knows about you/;

async function enterBirth() {
  const user = userEvent.setup({ delay: null });
  await pasteInto(user, birth().getByLabelText('Day'), '27');
  await pasteInto(user, birth().getByLabelText('Month'), '3');
  await pasteInto(user, birth().getByLabelText('Year'), '1985');
  return user;
}

describe('when the partner has sent details ahead', () => {
  it('shows them, names the partner, and saves nothing', async () => {
    const runtime = aNewMover({ brand: { name: 'Oakwood Lettings' }, stored: { onboarding: { prefill } } });
    const { container } = renderWithRuntime(page, runtime);
    expect(screen.getByLabelText('Title')).toHaveValue('Ms');
    expect(screen.getByLabelText('First name')).toHaveValue('Marigold');
    expect(screen.getByLabelText('Surname')).toHaveValue('Fennimore');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('07700900145');
    expect(screen.getByLabelText('Email address')).toHaveValue('marigold@example.test');
    expect(birth().getByLabelText('Year')).toHaveValue('');
    expect(screen.getByText(note)).toHaveTextContent(
      'Oakwood Lettings has filled in what it knows about you. Check it, and change anything that is wrong. Nothing is saved until you press Next.',
    );
    expect(screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' })).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('saves what the mover has changed, in an enrolment of the branch, and keeps the rest for the next pages', async () => {
    const runtime = aNewMover({ stored: { onboarding: { prefill } } });
    renderWithRuntime(page, runtime);
    const user = await enterBirth();
    await user.clear(screen.getByLabelText('Surname'));
    await pasteInto(user, screen.getByLabelText('Surname'), 'Hartley');
    await user.click(next());
    expect(runtime.recorded.calls).toMatchObject([
      { path: '/enrolment-auth/create', input: { body: { selectedBranch: 301 } } },
      { path: '/enrolment-auth/personal-details', input: { body: { firstName: 'Marigold', surname: 'Hartley' } } },
      { path: '/enrolment-auth/contact-details', input: { body: { contactNumber: '07700900145' } } },
    ]);
    expect(runtime.storage.get('onboarding')).toEqual({ prefill });
  });

  it('does not mention the partner if it has sent only the move', () => {
    const noPerson = { title: null, firstName: null, surname: null, emailAddress: null, contactNumber: null };
    const onboarding = { prefill: { ...prefill, ...noPerson, moveInDate: '2026-11-27' } };
    renderWithRuntime(page, aNewMover({ stored: { onboarding } }));
    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('creates the enrolment for the branch in the address of the page, if there is one', async () => {
    const brand = { level: 3, id: 312, branch: 14 } as const;
    const runtime = aNewMover({ brand, stored: { onboarding: { prefill } } });
    renderWithRuntime(page, runtime);
    const user = await enterBirth();
    await user.click(next());
    expect(runtime.recorded.calls[0]?.input).toEqual({ body: { selectedBranch: 312 } });
  });

  it('keeps the earlier input of the mover', () => {
    const onboarding = { prefill, personalDetails: { firstName: 'Mari' } };
    renderWithRuntime(page, aNewMover({ stored: { onboarding } }));
    expect(screen.getByLabelText('First name')).toHaveValue('Mari');
    expect(screen.getByLabelText('Surname')).toHaveValue('Fennimore');
  });

  it('shows the details of an enrolment instead', () => {
    renderWithRuntime(page, aNewMover({ enrolment: anEnrolment(), stored: { onboarding: { prefill } } }));
    expect(screen.getByLabelText('First name')).toHaveValue('Sam');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it.each([[{ firstName: 7 }], ['text'], [null], [{ address: 'Castle Road' }]])(
    'ignores details of another shape: %j',
    (stored) => {
      renderWithRuntime(page, aNewMover({ stored: { onboarding: { prefill: stored } } }));
      expect(screen.getByLabelText('First name')).toHaveValue('');
    },
  );
});
