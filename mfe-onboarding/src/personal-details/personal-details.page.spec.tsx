import { ApiError, enrolmentEndpoints, networkProblem, problem, type StorageKey } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import {
  createTestRuntime,
  expectNoViolations,
  renderWithRuntime,
  type TestRuntimeOptions,
} from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { birth, fillInPerson } from '../testing/personal-details';
import { PersonalDetailsPage } from './personal-details.page';

const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' } as const;
const newEnrolment = anEnrolment({ status: 10, firstName: null, surname: null, title: null, dateOfBirth: null });
const saved = anEnrolment({ moveInDate: null, address: null });

/** A runtime in which every call succeeds. */
function aWorld(options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime(options);
  runtime.answer(enrolmentEndpoints.create, () => {
    runtime.enrolment.set(newEnrolment);
    return { id: newEnrolment.id, ...tokens };
  });
  runtime.answer(enrolmentEndpoints.savePersonalDetails, () => newEnrolment);
  runtime.answer(enrolmentEndpoints.saveContactDetails, () => saved);
  return runtime;
}

const next = () => screen.getByRole('button', { name: 'Next' });

const fillIn = (user: UserEvent) =>
  fillInPerson(user, {
    firstName: 'Zoë',
    surname: "O'Neill-Björk",
    mobile: '07700 900101',
    email: 'Zoe@example.test',
  });

const pathsOf = (runtime: ReturnType<typeof aWorld>) =>
  runtime.recorded.calls.map(({ method, path }) => `${method} ${path}`);

describe('the personal details page', () => {
  it('asks for title, names, date of birth, mobile and email below its heading [PERS-01, PERS-04]', async () => {
    const { container } = renderWithRuntime(<PersonalDetailsPage />, aWorld());

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Let's check your personal details.");
    expect(screen.getByLabelText('Title')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Surname')).toHaveAttribute('autocomplete', 'family-name');
    expect(birth().getByLabelText('Day')).toHaveAttribute('autocomplete', 'bday-day');
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
    expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
    await expectNoViolations(container);
  });

  it('links to the privacy notice of the brand beside the date of birth', () => {
    const privacyNotice = 'https://oakwood.example.test/privacy';
    renderWithRuntime(<PersonalDetailsPage />, aWorld({ brand: { privacyNotice } }));
    const link = screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', privacyNotice);
    const positionOf = (element: Element, reference: Element) => reference.compareDocumentPosition(element);
    expect(positionOf(link, birth().getByLabelText('Year'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(positionOf(screen.getByLabelText('Mobile number'), link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('creates the enrolment, saves both groups and continues with moving details [PERS-05, PERS-19, PERS-21, PERS-22]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    renderWithRuntime(<PersonalDetailsPage />, runtime);

    await fillIn(user);
    await user.click(next());

    expect(runtime.recorded.calls).toMatchObject([
      { method: 'POST', path: '/enrolment-auth/create', input: { body: { selectedPartner: 100 } } },
      {
        method: 'PUT',
        path: '/enrolment-auth/personal-details',
        input: { body: { title: 'Ms', firstName: 'Zoë', surname: "O'Neill-Björk", dateOfBirth: '1985-03-27' } },
      },
      {
        method: 'PUT',
        path: '/enrolment-auth/contact-details',
        input: { body: { contactNumber: '07700900101', emailAddress: 'zoe@example.test' } },
      },
    ]);
    expect(runtime.recorded.tokens).toEqual([tokens]);
    expect(runtime.enrolment.get()).toBe(saved);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it.each([
    [1, 101, { selectedPartner: 101 }],
    [2, 201, { selectedSubpartner: 201 }],
    [3, 312, { selectedBranch: 312 }],
  ] as const)('names the brand of level %i in its own field [PERS-23]', async (level, id, body) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ brand: { level, id } });
    renderWithRuntime(<PersonalDetailsPage />, runtime);

    await fillIn(user);
    await user.click(next());

    expect(runtime.recorded.calls[0]?.input).toEqual({ body });
  });
});

describe('when something is missing or wrong', () => {
  it('shows errors in a summary and at the fields, in order, and sends nothing [PERS-07, PERS-11, PERS-15, PERS-16]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    const { container } = renderWithRuntime(<PersonalDetailsPage />, runtime);

    await user.type(screen.getByLabelText('First name'), 'Sam');
    await user.type(screen.getByLabelText('Surname'), 'H');
    await user.type(screen.getByLabelText('Mobile number'), '01632 960101');
    await user.type(screen.getByLabelText('Email address'), 'sam.example.test');
    await user.click(next());

    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Title: Please enter your Title',
      'Surname: The length of Surname must be at least of 2 characters',
      'Date of birth: Mandatory',
      'Mobile number: Please enter a valid UK mobile number without spaces, starting with 07',
      'Email address: Please enter a valid email address',
    ]);
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Error: Please enter your Title');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(document.title).toBe("Error: Let's check your personal details. - Home Move");
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it.each([
    [
      'one who turns 18 tomorrow [PERS-17, PERS-18]',
      '21',
      '11',
      '2008',
      'You must be at least 18 years of age to sign up',
    ],
    ['one who is 100 [PERS-17]', '20', '11', '1926', 'You must be 99 years of age or under to sign up'],
    ['a day that does not exist', '30', '2', '1985', 'Invalid'],
  ])('rejects %s', async (_who, day, month, year, message) => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld({ now: '2026-11-20T10:42:00Z' });
    renderWithRuntime(<PersonalDetailsPage />, runtime);

    await fillIn(user);
    for (const [box, typed] of [
      ['Day', day],
      ['Month', month],
      ['Year', year],
    ] as const) {
      await user.clear(birth().getByLabelText(box));
      await user.type(birth().getByLabelText(box), typed);
    }
    await user.click(next());

    expect(screen.getByRole('link', { name: `Date of birth: ${message}` })).toBeVisible();
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('shows the API’s errors at their fields', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      throw new ApiError(problem('VALIDATION', { errors: { emailAddress: 'Please enter a valid email address' } }));
    });
    renderWithRuntime(<PersonalDetailsPage />, runtime);

    await fillIn(user);
    await user.click(next());

    expect(
      await screen.findByRole('link', { name: 'Email address: Please enter a valid email address' }),
    ).toBeVisible();
    expect(screen.getByLabelText('Email address')).toBeInvalid();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});

describe('when a later call fails', () => {
  it('keeps what was typed and continues with the same enrolment on the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    let isDown = true;
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      if (isDown) throw new ApiError(networkProblem);
      return saved;
    });
    renderWithRuntime(<PersonalDetailsPage />, runtime);

    await fillIn(user);
    await user.click(next());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach our service. What you entered is safe.',
    );
    expect(screen.getByLabelText('First name')).toHaveValue('Zoë');

    isDown = false;
    await user.click(next());

    expect(pathsOf(runtime).filter((path) => path === 'POST /enrolment-auth/create')).toHaveLength(1);
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/moving-details', replace: false }]);
  });

  it('repeats create with the same key when its answer was lost, even after a reload', async () => {
    const user = userEvent.setup({ delay: null });
    const first = aWorld();
    first.answer(enrolmentEndpoints.create, () => {
      throw new ApiError(networkProblem);
    });
    const { unmount } = renderWithRuntime(<PersonalDetailsPage />, first);
    await fillIn(user);
    await user.click(next());
    await screen.findByRole('alert');
    await user.click(next());
    await screen.findByRole('alert');
    unmount();

    const second = aWorld({ stored: { onboarding: first.storage.get('onboarding') } });
    renderWithRuntime(<PersonalDetailsPage />, second);
    await user.click(next());

    const key = first.recorded.calls[0]?.idempotencyKey;
    expect(key).toMatch(/^1-100-[0-9a-f]{32}$/);
    expect(first.recorded.calls).toHaveLength(2);
    expect(first.recorded.calls[1]).toMatchObject({ path: '/enrolment-auth/create', idempotencyKey: key });
    expect(second.recorded.calls[0]).toMatchObject({ path: '/enrolment-auth/create', idempotencyKey: key });
    expect(second.recorded.navigations).toHaveLength(1);
  });

  it('creates one enrolment, however often Next is pressed', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aWorld();
    let answer: () => void = () => undefined;
    runtime.answer(enrolmentEndpoints.create, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      runtime.enrolment.set(newEnrolment);
      return { id: newEnrolment.id, ...tokens };
    });
    renderWithRuntime(<PersonalDetailsPage />, runtime);

    await fillIn(user);
    await user.click(next());
    const busy = await screen.findByRole('button', { name: 'Saving' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    await user.keyboard('{Enter}');
    answer();

    await screen.findByRole('button', { name: 'Next' });
    expect(pathsOf(runtime).filter((path) => path === 'POST /enrolment-auth/create')).toHaveLength(1);
  });
});

describe('when the page is reloaded', () => {
  it('restores what was typed but not saved', async () => {
    const user = userEvent.setup({ delay: null });
    const before = aWorld();
    const { unmount } = renderWithRuntime(<PersonalDetailsPage />, before);
    await fillIn(user);
    unmount();

    renderWithRuntime(<PersonalDetailsPage />, aWorld({ stored: { onboarding: before.storage.get('onboarding') } }));

    expect(screen.getByLabelText('Title')).toHaveValue('Ms');
    expect(screen.getByLabelText('Surname')).toHaveValue("O'Neill-Björk");
    expect(birth().getByLabelText('Year')).toHaveValue('1985');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 900101');
  });

  it('shows the enrolment’s details', () => {
    renderWithRuntime(<PersonalDetailsPage />, aWorld({ enrolment: anEnrolment() }));

    expect(screen.getByLabelText('Title')).toHaveValue('Mr');
    expect(screen.getByLabelText('First name')).toHaveValue('Sam');
    expect(birth().getByLabelText('Day')).toHaveValue('27');
    expect(screen.getByLabelText('Email address')).toHaveValue('sam.hartley@example.test');
  });

  it.each([
    ['nothing', undefined],
    ['text', 'x'],
    ['a part of another shape', { personalDetails: { firstName: 4, dateOfBirth: 'x', gone: true } }],
  ])('starts empty when the stored draft is %s', (_what, onboarding) => {
    const stored: Partial<Record<StorageKey, unknown>> = { onboarding };
    renderWithRuntime(<PersonalDetailsPage />, aWorld({ stored }));

    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(birth().getByLabelText('Day')).toHaveValue('');
  });
});
