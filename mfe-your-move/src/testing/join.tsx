import { ApiError, householdEndpoints, problem, stepAt, type ProblemCode } from '@home-move/contract';
import { createTestRuntime, renderWithRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aHousemateSession, anInvitation, aPlan, asPriya } from './household';
import { installHousemateApi } from './housemate-api';

export const user = userEvent.setup({ delay: null });
/** The token of the link. */
export const token = 'a-token';

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const box = (name: string) => screen.getByRole('textbox', { name });
export const click = (name: string) => user.click(screen.getByRole('button', { name }));
export const failing = (code: ProblemCode) => () => Promise.reject(new ApiError(problem(code)));

export const at = (path: string) => {
  const step = stepAt(path);
  return step && { ...step, path };
};

/** The page behind Sam's link. Codes are sent, and joining opens the household as Priya sees it. */
export function openLink(path = `/join/${token}`, options: TestRuntimeOptions = {}) {
  const api = installHousemateApi();
  api.answer(householdEndpoints.read, () => asPriya());
  api.answer(householdEndpoints.plan, () => aPlan);
  const runtime = createTestRuntime({ step: at(path), ...options });
  runtime.answer(householdEndpoints.openJoin, () => anInvitation);
  runtime.answer(householdEndpoints.sendJoinCode, () => undefined);
  runtime.answer(householdEndpoints.join, () => aHousemateSession());
  const page = renderWithRuntime(<Routes />, runtime);
  return { ...page, api };
}

export const joinPage = () => heading('Join your household in Castle Road, Bedford');
export const household = () => heading('Your household');

/** As far as the step of the code. */
export async function requestCode() {
  await joinPage();
  await user.type(box('Your name'), 'Priya Shah');
  await user.type(box('Your email address'), 'priya@example.test');
  await click('Send my code');
  await screen.findByRole('textbox', { name: 'Your code' });
}

export async function join() {
  await requestCode();
  await user.type(box('Your code'), '048213');
  await click('Join household');
  await household();
}
