import { enrolmentEndpoints } from '@home-move/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBroadbandEnrolment, atPath, listPath, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { atList, ready } from '../testing/list';

describe('leaving broadband', () => {
  it('skips broadband once confirmed, and opens the confirmation page [BBSET-08]', async () => {
    const runtime = atList();
    runtime.answer(enrolmentEndpoints.skip, () => aBroadbandEnrolment({ entertainmentSkipped: true }));
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave broadband for now?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip broadband' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]),
    );
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/enrolment/skipservice',
      input: { query: { service: '1' } },
    });
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'entertainment', outcome: 'skipped' } },
    ]);
  });

  it('shows that skipping failed, and stays on the list', async () => {
    const runtime = atList();
    runtime.answer(enrolmentEndpoints.skip, () => refused('TOO_MANY_REQUESTS'));
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip broadband' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a moment and try again.');
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('opens the confirmation page, with the current enrolment, when another tab has completed broadband', async () => {
    const runtime = atList();
    const completed = aBroadbandEnrolment({ entertainmentComplete: true, version: 2 });
    runtime.answer(enrolmentEndpoints.skip, () => refused('ENROLMENT_COMPLETE'));
    runtime.answer(enrolmentEndpoints.mine, () => completed);
    renderEntertainment(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip broadband' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
    expect(runtime.enrolment.get()).toEqual(completed);
    expect(runtime.recorded.events).toEqual([]);
  });

  it.each([
    ['nothing was chosen', { entertainmentConsented: null, entertainmentOptIn: 0 }, '/enrolment/product-selection'],
    ['it is ordered', { entertainmentComplete: true }, '/enrolment/confirmation'],
    ['the mover has ordered it', { wombbUserConfirmed: true }, '/enrolment/confirmation'],
  ] as const)('redirects when %s', async (_situation, facts, path) => {
    const runtime = atPath(listPath, { enrolment: aBroadbandEnrolment(facts) });
    renderEntertainment(runtime);
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path, replace: true }]));
  });
});
