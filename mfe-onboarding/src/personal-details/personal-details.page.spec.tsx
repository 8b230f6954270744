import { ApiError, enrolmentEndpoints, networkProblem, type StorageKey } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokens } from '../testing/a-journey';
import { aNewMover, birth, fillInPerson, newEnrolment, next, pathsOf, saved } from '../testing/personal-details';
import { NewPassword } from './new-password';
import { PersonalDetailsPage } from './personal-details.page';

describe('the personal details page', () => {
  it('requests title, names, date of birth, mobile and email below its heading [PERS-01, PERS-04]', async () => {
    const { container } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aNewMover());

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

  it('links to the privacy notice of the brand next to the date of birth', () => {
    const privacyNotice = 'https://oakwood.example.test/privacy';
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aNewMover({ brand: { privacyNotice } }));
    const link = screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', privacyNotice);
    const positionOf = (element: Element, reference: Element) => reference.compareDocumentPosition(element);
    expect(positionOf(link, birth().getByLabelText('Year'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(positionOf(screen.getByLabelText('Mobile number'), link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('creates the enrolment, saves both groups and continues with moving details [PERS-05, PERS-19, PERS-22]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aNewMover();
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillInPerson(user);
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
    const runtime = aNewMover({ brand: { level, id } });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillInPerson(user);
    await user.click(next());

    expect(runtime.recorded.calls[0]?.input).toEqual({ body });
  });
});

describe('a mover who may have started before', () => {
  it('can log in, and reads the same about a mail whatever the address', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aNewMover();
    const { container } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);
    expect(screen.getByText(/If there is a move with your email address, we email you a link to it\./)).toBeVisible();
    await expectNoViolations(container);
    await user.click(screen.getByRole('button', { name: 'Log in and carry on' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/login', replace: false }]);
  });

  it.each([
    ['an agent', { portal: 'telephony' }],
    ['a mover who has an enrolment', { enrolment: anEnrolment() }],
  ] as const)('is not asked that as %s', (_who, options) => {
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aNewMover(options));
    expect(screen.queryByText(/Have you started your move already/)).not.toBeInTheDocument();
  });
});

describe('when a later call fails', () => {
  it('keeps the entered values and continues with the same enrolment on the next attempt', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aNewMover();
    let isDown = true;
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      if (isDown) throw new ApiError(networkProblem);
      return saved;
    });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillInPerson(user);
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
    const first = aNewMover();
    first.answer(enrolmentEndpoints.create, () => {
      throw new ApiError(networkProblem);
    });
    const { unmount } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, first);
    await fillInPerson(user);
    await user.click(next());
    await screen.findByRole('alert');
    await user.click(next());
    await screen.findByRole('alert');
    unmount();

    const second = aNewMover({ stored: { onboarding: first.storage.get('onboarding') } });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, second);
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
    const runtime = aNewMover();
    let answer: () => void = () => undefined;
    runtime.answer(enrolmentEndpoints.create, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      runtime.enrolment.set(newEnrolment);
      return { id: newEnrolment.id, ...tokens };
    });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillInPerson(user);
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
  it('restores unsaved values', async () => {
    const user = userEvent.setup({ delay: null });
    const before = aNewMover();
    const { unmount } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, before);
    await fillInPerson(user);
    unmount();

    renderWithRuntime(
      <PersonalDetailsPage NewPassword={NewPassword} />,
      aNewMover({ stored: { onboarding: before.storage.get('onboarding') } }),
    );

    expect(screen.getByLabelText('Title')).toHaveValue('Ms');
    expect(screen.getByLabelText('Surname')).toHaveValue("O'Neill-Björk");
    expect(birth().getByLabelText('Year')).toHaveValue('1985');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 900101');
  });

  it('shows the enrolment’s details', () => {
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aNewMover({ enrolment: anEnrolment() }));

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
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, aNewMover({ stored }));

    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(birth().getByLabelText('Day')).toHaveValue('');
  });
});
