import { ApiError, enrolmentEndpoints, networkProblem, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fillInPerson } from '../testing/personal-details';
import { NewPassword } from './new-password';
import { PersonalDetailsPage } from './personal-details.page';

const bare = anEnrolment({
  status: 10,
  title: null,
  firstName: null,
  surname: null,
  dateOfBirth: null,
  emailAddress: null,
  contactNumber: null,
  isUnpopulated: true,
});
const saved = anEnrolment({ version: 9 });

function aWorld(options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: bare, ...options });
  runtime.answer(enrolmentEndpoints.savePersonalDetails, () => bare);
  runtime.answer(enrolmentEndpoints.saveContactDetails, () => saved);
  return runtime;
}

const password = () => screen.getByLabelText('Create a password');
const next = () => screen.getByRole('button', { name: 'Next' });

const fillIn = (user: UserEvent) =>
  fillInPerson(user, {
    firstName: 'Ada',
    surname: 'Ng',
    mobile: '07700900101',
    email: 'ada@example.test',
  });

describe('the personal details of the unpopulated journey', () => {
  it('have their own heading, paragraph and password [PERS-02, PERS-03]', async () => {
    const { container } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld());

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("We couldn't find your details");
    expect(screen.getByText(/please tell us about yourself here/)).toBeVisible();
    expect(await screen.findByLabelText('Create a password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.title).toBe("We couldn't find your details - Home Move");
    await expectNoViolations(container);
  });

  it('are saved with the password, and the date of birth at midnight UTC [PERS-06, PERS-20, PWD-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld());

    await fillIn(user);
    await user.type(password(), 'Moving1!');
    await user.click(next());

    expect(runtime.recorded.calls).toEqual([
      {
        method: 'PUT',
        path: '/enrolment-auth/personal-details',
        input: {
          body: { title: 'Ms', firstName: 'Ada', surname: 'Ng', dateOfBirth: '1985-03-27T00:00:00.000Z', version: 1 },
        },
        idempotencyKey: undefined,
      },
      {
        method: 'PUT',
        path: '/enrolment-auth/contact-details',
        input: {
          body: { contactNumber: '07700900101', emailAddress: 'ada@example.test', password: 'Moving1!', version: 1 },
        },
        idempotencyKey: undefined,
      },
    ]);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });

  it('have the usual heading and no password once the mover has entered them', () => {
    const enrolment = anEnrolment({ status: 10, isUnpopulated: true, contactNumber: null });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld({ enrolment }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's check your personal details.");
    expect(screen.getByLabelText('Email address')).toHaveValue('sam.hartley@example.test');
    expect(screen.queryByLabelText('Create a password')).not.toBeInTheDocument();
  });

  it('require a valid password [PWD-01, PWD-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { container, runtime } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld());

    await fillIn(user);
    await user.click(next());
    const message = 'Please ensure your password match the criteria above';
    expect(screen.getByRole('link', { name: `Create a password: ${message}` })).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(message));
    await expectNoViolations(container);

    await user.type(password(), 'moving1!');
    await user.click(next());
    expect(screen.getByRole('link', { name: `Create a password: ${message}` })).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('tick each criterion above the field once it is met', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld());
    const met = () => screen.getAllByText(/, done/).map((mark) => mark.parentElement?.textContent);

    expect(screen.getByText('6 to 32 characters')).toBeVisible();
    expect(screen.queryByText(/, done/)).not.toBeInTheDocument();
    await user.type(password(), 'moving');
    expect(met()).toEqual(['6 to 32 characters, done', 'a lower-case letter, done']);
  });

  it('show and hide the password [PWD-03]', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld());

    await user.type(password(), 'Moving1!');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show Create a password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide Create a password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('never store the password, neither while it is typed nor after a failed call', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.savePersonalDetails, () => {
      throw new ApiError(networkProblem);
    });
    const { unmount } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillIn(user);
    await user.type(password(), 'S3cret-of-mine');
    expect(JSON.stringify(runtime.storage.get('onboarding'))).not.toContain('S3cret');
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(password()).toHaveValue('S3cret-of-mine');
    const kept = runtime.storage.get('onboarding');
    expect(JSON.stringify(kept)).not.toContain('S3cret');
    unmount();

    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aWorld({ stored: { onboarding: kept } }));
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(password()).toHaveValue('');
  });

  it('show the API’s errors at the password', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    const message = 'Please ensure your password match the criteria above';
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      throw new ApiError(problem('VALIDATION', { errors: { password: message } }));
    });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillIn(user);
    await user.type(password(), 'Moving1!');
    await user.click(next());
    expect(await screen.findByRole('link', { name: `Create a password: ${message}` })).toBeVisible();
    expect(password()).toBeInvalid();
  });
});

describe('the password field is not shown', () => {
  it('to a mover with details [PERS-02, PWD-02]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(
      <PersonalDetailsPage NewPassword={NewPassword} />,
      aWorld({ enrolment: { ...bare, isUnpopulated: false } }),
    );

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's check your personal details.");
    expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
    await fillIn(user);
    await user.click(next());
    expect(runtime.recorded.calls[1]?.input).toEqual({
      body: { contactNumber: '07700900101', emailAddress: 'ada@example.test', version: 1 },
    });
  });

  it('to an agent, because only the mover chooses a password', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = renderWithRuntime(
      <PersonalDetailsPage NewPassword={NewPassword} />,
      aWorld({ portal: 'telephony' }),
    );

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("We couldn't find your details");
    expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
    await fillIn(user);
    await user.click(next());
    expect(runtime.recorded.navigations).toHaveLength(1);
  });
});
