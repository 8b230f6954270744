import { pasteInto } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

interface Person {
  readonly firstName: string;
  readonly surname: string;
  readonly mobile: string;
  readonly email: string;
}

export const birth = () => within(screen.getByRole('group', { name: 'Date of birth' }));

/** Fills in personal details: this person, Ms, born on 27 March 1985. */
export async function fillInPerson(user: UserEvent, { firstName, surname, mobile, email }: Person): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Title'), 'Ms');
  await pasteInto(user, screen.getByLabelText('First name'), firstName);
  await pasteInto(user, screen.getByLabelText('Surname'), surname);
  await pasteInto(user, birth().getByLabelText('Day'), '27');
  await pasteInto(user, birth().getByLabelText('Month'), '3');
  await pasteInto(user, birth().getByLabelText('Year'), '1985');
  await pasteInto(user, screen.getByLabelText('Mobile number'), mobile);
  await pasteInto(user, screen.getByLabelText('Email address'), email);
}
