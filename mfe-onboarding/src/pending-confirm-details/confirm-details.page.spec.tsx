import { stepAt, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';

function aWorld(
  enrolment: Enrolment | null,
  path = '/pending/confirm-details',
  brand: TestRuntimeOptions['brand'] = {},
) {
  const step = stepAt(path);
  return createTestRuntime({ step: step && { ...step, path }, enrolment, brand });
}

/** Label → value, as the page lists them. */
const rows = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  );

const heading = () => screen.findByRole('heading', { level: 1 });
const invited = anEnrolment({
  status: 10,
  title: null,
  firstName: null,
  dateOfBirth: null,
  contactNumber: null,
  address: null,
});
const named = anEnrolment({ status: 10, emailAddress: null, contactNumber: null, address: null });

describe('the details of a pending mover', () => {
  it.each([
    ['names the partner who sent them', 'Lettings', /^Oakwood Lettings gave us your details\. This is what we know/],
    ['names no partner for a mover who came directly', 'Direct', /^This is what we know about you so far\.$/],
  ] as const)('%s', async (_, enrolmentType, text) => {
    const oakwood = { urlRoute: 'oakwood', name: 'Oakwood Lettings' };
    renderWithRuntime(<Routes />, aWorld({ ...invited, enrolmentType }, '/pending/confirm-details', oakwood));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('lists the known details and names the missing ones [ROUTE-20]', async () => {
    const { container, runtime } = renderWithRuntime(<Routes />, aWorld(invited));

    expect(await heading()).toHaveTextContent('Check your details');
    expect(rows()).toEqual({
      Title: 'Not given yet',
      'First name': 'Not given yet',
      Surname: 'Hartley',
      'Date of birth': 'Not given yet',
      'Mobile number': 'Not given yet',
      'Email address': 'sam.hartley@example.test',
    });
    expect(
      screen.getByText('We still need these, and ask for them next: Title, First name, Date of birth, Mobile number.'),
    ).toBeVisible();
    expect(document.title).toBe('Check your details - Home Move');
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('formats the date of birth', async () => {
    renderWithRuntime(<Routes />, aWorld(named));
    await heading();
    expect(rows()).toMatchObject({ 'Date of birth': '27\u00A0Mar\u00A01985' });
  });

  it.each([
    ['surname', '/pending/personal-details'],
    ['date of birth', '/pending/personal-details'],
    ['mobile number', '/pending/contact-details'],
    ['email address', '/pending/contact-details'],
  ])('leads from Edit %s to %s', async (label, path) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aWorld(named));
    await heading();
    await user.click(screen.getByRole('link', { name: `Edit ${label}` }));
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });

  it('edits all details on one page while personal ones are missing', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aWorld(invited));
    await heading();
    await user.click(screen.getByRole('link', { name: 'Edit email address' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: false }]);
  });

  it.each<[string, Enrolment, string]>([
    ['nothing is missing', anEnrolment({ address: null }), '/enrolment/moving-details'],
    ['contact details are missing', named, '/pending/contact-details'],
    ['personal details are missing', invited, '/pending/personal-details'],
    ['a password is missing too', { ...named, isUnpopulated: true }, '/pending/personal-details'],
  ])('leads from Confirm to the next page when %s', async (_what, enrolment, path) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aWorld(enrolment));
    await heading();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(runtime.recorded.navigations).toEqual([{ path, replace: false }]);
  });
});

it('leads from a link’s token to the page that confirms the details [ROUTE-20]', async () => {
  const { runtime } = renderWithRuntime(<Routes />, aWorld(null, '/pending/confirm-details/a%2Fb'));
  await waitFor(() =>
    expect(runtime.recorded.navigations).toEqual([{ path: '/confirm-details/a%2Fb', replace: true }]),
  );
});

it('leads a mover without an enrolment to personal details', async () => {
  const { runtime } = renderWithRuntime(<Routes />, aWorld(null));
  await waitFor(() =>
    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]),
  );
});
