import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, pasteInto, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tokens } from './a-journey';

export const newEnrolment = anEnrolment({ status: 10, firstName: null, surname: null, title: null, dateOfBirth: null });
export const saved = anEnrolment({ moveInDate: null, address: null });

/** A runtime without an enrolment, in which every call succeeds. */
export function aNewMover(options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = createTestRuntime(options);
  runtime.answer(enrolmentEndpoints.create, () => {
    runtime.enrolment.set(newEnrolment);
    return { id: newEnrolment.id, ...tokens };
  });
  runtime.answer(enrolmentEndpoints.savePersonalDetails, () => newEnrolment);
  runtime.answer(enrolmentEndpoints.saveContactDetails, () => saved);
  return runtime;
}

export const birth = () => within(screen.getByRole('group', { name: 'Date of birth' }));
export const next = () => screen.getByRole('button', { name: 'Next' });
export const pathsOf = ({ recorded }: TestRuntime) => recorded.calls.map(({ method, path }) => `${method} ${path}`);

const zoe = {
  firstName: 'Zoë',
  surname: "O'Neill-Björk",
  mobile: '07700 900101',
  email: 'Zoe@example.test',
};

/** Fills in personal details: this person, Ms, born on 27 March 1985. */
export async function fillInPerson(user: UserEvent, person: typeof zoe = zoe): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Title'), 'Ms');
  await pasteInto(user, screen.getByLabelText('First name'), person.firstName);
  await pasteInto(user, screen.getByLabelText('Surname'), person.surname);
  await pasteInto(user, birth().getByLabelText('Day'), '27');
  await pasteInto(user, birth().getByLabelText('Month'), '3');
  await pasteInto(user, birth().getByLabelText('Year'), '1985');
  await pasteInto(user, screen.getByLabelText('Mobile number'), person.mobile);
  await pasteInto(user, screen.getByLabelText('Email address'), person.email);
}
