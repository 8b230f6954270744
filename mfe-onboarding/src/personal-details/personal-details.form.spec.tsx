import { ApiError, enrolmentEndpoints, problem } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNewMover, birth, fillInPerson, next } from '../testing/personal-details';
import { NewPassword } from './new-password';
import { PersonalDetailsPage } from './personal-details.page';

describe('when something is missing or wrong', () => {
  it('shows errors in a summary and at the fields, in order, and sends nothing [PERS-07, PERS-11, PERS-16]', async () => {
    const user = userEvent.setup({ delay: null });
    const runtime = aNewMover();
    const { container } = renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

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
    const runtime = aNewMover({ now: '2026-11-20T10:42:00Z' });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillInPerson(user);
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
    const runtime = aNewMover();
    runtime.answer(enrolmentEndpoints.saveContactDetails, () => {
      throw new ApiError(problem('VALIDATION', { errors: { emailAddress: 'Please enter a valid email address' } }));
    });
    renderWithRuntime(<PersonalDetailsPage NewPassword={NewPassword} />, runtime);

    await fillInPerson(user);
    await user.click(next());

    expect(
      await screen.findByRole('link', { name: 'Email address: Please enter a valid email address' }),
    ).toBeVisible();
    expect(screen.getByLabelText('Email address')).toBeInvalid();
    expect(runtime.recorded.navigations).toEqual([]);
  });
});
