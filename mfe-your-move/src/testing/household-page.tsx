import { type Household } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { HouseholdPage } from '../household/household.page';
import { aHousehold, answerHousehold } from './household';

export function renderHousehold(household: Household = aHousehold(), options: TestRuntimeOptions = {}) {
  const runtime = createTestRuntime({ enrolment: anEnrolment(), ...options });
  answerHousehold(runtime, household);
  return renderWithRuntime(<HouseholdPage />, runtime);
}

export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
/** The text of each person and invitation. */
export const people = async () =>
  (await region('People')).getAllByRole('listitem').map(({ textContent }) => plain(textContent));

/** The text of the live region that has the focus; null without one. */
export const focusedStatus = () => {
  const { activeElement } = document;
  return activeElement?.role === 'status' ? (plain(activeElement.textContent) ?? null) : null;
};

/** Path and input of the calls with a method. */
export const sent = ({ runtime }: ReturnType<typeof renderHousehold>, method: string) =>
  runtime.recorded.calls.filter((call) => call.method === method).map(({ path, input }) => [path, input]);
