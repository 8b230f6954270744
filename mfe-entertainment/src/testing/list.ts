import { entertainmentEndpoints, type BroadbandRequest } from '@home-move/contract';
import type { TestRuntime, TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { someBroadband } from './broadband-packages';
import { atPath, listPath } from './entertainment-runtime';

/** A runtime at the list, with this answer of the feeds. */
export function atList(
  answer: Parameters<typeof someBroadband>[0] = {},
  stored: NonNullable<TestRuntimeOptions['stored']> = {},
): TestRuntime {
  const runtime = atPath(listPath, { stored });
  runtime.answer(entertainmentEndpoints.broadband, () => someBroadband(answer));
  return runtime;
}

export const ready = () => screen.findByRole('heading', { name: 'Full Fibre 150' });
export const listRequests = (runtime: TestRuntime) =>
  runtime.recorded.calls
    .filter(({ path }) => path === '/entertainment/broadband')
    .map(({ input }) => input.body as BroadbandRequest);
export const card = (name: string) => {
  const article = screen.getByRole('heading', { name }).closest('article');
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};
