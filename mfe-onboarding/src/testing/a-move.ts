import { enrolmentEndpoints, type AddressOption, type ResidentialStatusOption } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, pasteInto, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const homes: readonly AddressOption[] = [
  { addressKey: '5001012', simpleAddress: '12 Castle Road, Bedford, MK40 2QT', isDomestic: true },
  { addressKey: '5001014', simpleAddress: '14 Castle Road, Bedford, MK40 2QT', isDomestic: true },
  { addressKey: '5001099', simpleAddress: 'Castle Bakery, Castle Road, Bedford, MK40 2QT', isDomestic: false },
];
export const statuses: readonly ResidentialStatusOption[] = [
  { key: 200, value: 'Home owner' },
  { key: 201, value: 'Private tenant' },
];
/** A mover who has entered nothing about the move yet. */
export const unmoved = anEnrolment({
  moveInDate: null,
  residentialStatus: 0,
  address: null,
  simpleAddress: null,
  postcode: null,
});
export const moved = anEnrolment();

/** A runtime in which every call succeeds, for a mover on their first visit to moving details. */
export function aMove(options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: unmoved, ...options });
  runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
  runtime.answer(enrolmentEndpoints.addresses, ({ params }) => (params.postcode === 'MK40 2QT' ? homes : []));
  runtime.answer(enrolmentEndpoints.update, () => unmoved);
  runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => unmoved);
  runtime.answer(enrolmentEndpoints.saveAddress, () => moved);
  runtime.answer(enrolmentEndpoints.saveManualAddress, () => moved);
  return runtime;
}
export type Move = ReturnType<typeof aMove>;

export const date = () => within(screen.getByRole('group', { name: 'Expected move-in date' }));
export const postcode = () => screen.getByLabelText('Postcode of your new home');
export const next = () => screen.getByRole('button', { name: 'Next' });
export const puts = ({ recorded }: Move) => recorded.calls.filter(({ method }) => method === 'PUT');
export const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

type User = ReturnType<typeof userEvent.setup>;
export const setup = (): User => userEvent.setup({ delay: null });

export async function enterDate(user: User, day: string, month: string, year: string) {
  await pasteInto(user, date().getByLabelText('Day'), day);
  await pasteInto(user, date().getByLabelText('Month'), month);
  await pasteInto(user, date().getByLabelText('Year'), year);
}
export async function find(user: User, text: string) {
  await user.clear(postcode());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Find address' }));
}
export async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('option', { name }));
}

/** Answers the first two questions: moving in on 27 November 2026, with this status. */
export async function answerDateAndStatus(user: User, status = 'Home owner') {
  await enterDate(user, '27', '11', '2026');
  await user.selectOptions(screen.getByLabelText('Residential status'), status);
}

/** Answers every question, with a home in MK40 2QT. */
export async function answerAll(user: User, address: string, status?: string) {
  await answerDateAndStatus(user, status);
  await find(user, 'MK40 2QT');
  await choose(user, address);
}
