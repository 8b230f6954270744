import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWorld as aWorldAt } from './a-journey';

/** The address step in a runtime in which every call succeeds. */
export const aWorld = (place: Partial<Parameters<typeof aWorldAt>[0]> = {}) =>
  aWorldAt({ path: '/onboarding/address', ...place });
type World = ReturnType<typeof aWorld>['runtime'];

export const setup = () => userEvent.setup({ delay: null });
export const postcode = () => screen.findByLabelText('Postcode of your new home');
export const home = () => screen.findByRole('combobox', { name: 'Address' });
export const next = () => screen.getByRole('button', { name: 'Next' });
export const saves = ({ recorded }: World) =>
  recorded.calls.filter(({ method }) => method === 'POST').map(({ input }) => input.body);
export const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

export async function choose(user: ReturnType<typeof setup>, name: string) {
  await user.click(await home());
  await user.click(await screen.findByRole('option', { name }));
}
