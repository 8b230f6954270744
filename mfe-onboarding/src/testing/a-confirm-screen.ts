import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJourneyWithHome, aWorld } from './a-journey';

/** A journey with every detail. */
export const full = aJourneyWithHome({ dateOfBirth: '1985-03-27' });

/** The confirm screen in a runtime in which every call succeeds. */
export const aConfirmScreen = (journey = full) => aWorld({ path: '/onboarding/confirm', journey });
export type ConfirmRuntime = ReturnType<typeof aConfirmScreen>['runtime'];

export const setup = () => userEvent.setup({ delay: null });
export const confirm = () => screen.findByRole('button', { name: 'Confirm' });
export const commits = ({ recorded }: ConfirmRuntime) =>
  recorded.calls.filter(({ path }) => path === '/onboarding/commit-journey');

/** The part of the screen under this heading. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
