import { ApiError, enrolmentEndpoints, networkProblem, problem, stepAt, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';

const path = '/pending/contact-details';
const named = anEnrolment({ status: 10, emailAddress: null, contactNumber: null, address: null });
const saved = anEnrolment({ version: 2, address: null });

function aWorld(enrolment: Enrolment | null, stored?: unknown) {
  const step = stepAt(path);
  const runtime = createTestRuntime({
    step: step && { ...step, path },
    enrolment,
    ...(stored !== undefined && { stored: { onboarding: stored } }),
  });
  runtime.answer(enrolmentEndpoints.saveContactDetails, () => saved);
  return runtime;
}

const mobile = () => screen.getByLabelText('Mobile number');
const email = () => screen.getByLabelText('Email address');
const next = () => screen.getByRole('button', { name: 'Next' });
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the contact details page', () => {
  it('shows only mobile and email to a mover with complete personal details [ROUTE-21]', async () => {
    const { container } = renderWithRuntime(<Routes />, aWorld(named));

    expect(await heading()).toHaveTextContent('How can we reach you?');
    expect(screen.getAllByRole('textbox')).toEqual([email(), mobile()]);
    expect(mobile()).toHaveAttribute('autocomplete', 'tel-national');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(document.title).toBe('How can we reach you? - Home Move');
    await expectNoViolations(container);
  });

  it('saves both and continues with moving details [PERS-21]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<Routes />, aWorld({ ...named, contactNumber: '07700900101' }));
    await heading();

    expect(mobile()).toHaveValue('07700900101');
    await user.type(email(), 'Sam.Hartley@Example.test');
    await user.keyboard('{Enter}');

    expect(runtime.recorded.calls).toMatchObject([
      {
        method: 'PUT',
        path: '/enrolment-auth/contact-details',
        input: { body: { contactNumber: '07700900101', emailAddress: 'sam.hartley@example.test' } },
      },
    ]);
    expect(runtime.enrolment.get()).toBe(saved);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('shows errors in a summary and at the fields, and sends nothing', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime, container } = renderWithRuntime(<Routes />, aWorld(named));
    await heading();

    await user.type(mobile(), '01632 960101');
    await user.click(next());

    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Email address: Please enter a valid email address',
      'Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
    ]);
    expect(email()).toHaveFocus();
    expect(document.title).toBe('Error: How can we reach you? - Home Move');
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('shows the API’s errors at their fields', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ ...named, contactNumber: '07700900101', emailAddress: 'sam@example.test' });
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      throw new ApiError(problem('VALIDATION', { errors: { emailAddress: 'Please enter a valid email address' } }));
    });
    renderWithRuntime(<Routes />, runtime);
    await heading();
    await user.click(next());

    expect(
      await screen.findByRole('link', { name: 'Email address: Please enter a valid email address' }),
    ).toBeVisible();
    expect(email()).toBeInvalid();
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('keeps entered values across a reload', async () => {
    const user = userEvent.setup({ delay: null });
    const first = renderWithRuntime(<Routes />, aWorld(named));
    await heading();
    await user.type(mobile(), '07700 900');
    first.unmount();

    renderWithRuntime(<Routes />, aWorld(named, first.runtime.storage.get('onboarding')));
    await heading();
    expect(mobile()).toHaveValue('07700 900');
  });

  it('saves once the connection is back', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ ...named, contactNumber: '07700900101' });
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      throw new ApiError(networkProblem);
    });
    renderWithRuntime(<Routes />, runtime);
    await heading();
    await user.type(email(), 'sam@example.test');
    await user.click(next());
    expect(await screen.findByText(/we save it as soon as you are online again/)).toBeVisible();

    runtime.answer(enrolmentEndpoints.saveContactDetails, () => saved);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]),
    );
  });
});

it.each<[string, Enrolment | null]>([
  ['without an enrolment', null],
  ['without a name', { ...named, firstName: null }],
  ['without a date of birth', { ...named, dateOfBirth: null }],
  ['who has to choose a password', { ...named, isUnpopulated: true }],
])('leads a mover %s to personal details', async (_who, enrolment) => {
  const runtime = aWorld(enrolment);
  renderWithRuntime(<Routes />, runtime);

  await waitFor(() =>
    expect(runtime.recorded.navigations).toEqual([{ path: '/pending/personal-details', replace: true }]),
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
