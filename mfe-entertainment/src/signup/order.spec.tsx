import { enrolmentEndpoints, entertainmentEndpoints, type BroadbandPackage } from '@home-move/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, aRollingPackage, someAddOns } from '../testing/broadband-packages';
import { aBroadbandEnrolment, refused, renderEntertainment, storedSelection } from '../testing/entertainment-runtime';
import { acceptOrders, atSignup, confirmed, consent, consents, orders, rowOf } from '../testing/signup';

describe('ordering with home telecom', () => {
  it('orders once, with consent and the price on screen, and opens the confirmation page [BBSET-02]', async () => {
    const runtime = atSignup(aPackage(), null, { stored: storedSelection(aPackage()) });
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(orders(runtime)).toEqual([
      {
        method: 'POST',
        path: '/entertainment/select-package',
        input: {
          body: {
            packageId: 'BRI-FF150',
            sourceId: 'ht',
            total: 80776,
            consent: true,
            addOns: [],
            skyCallbackSlot: null,
          },
        },
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect(runtime.enrolment.get()).toEqual(aBroadbandEnrolment({ entertainmentComplete: true, version: 2 }));
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'entertainment', outcome: 'completed' } },
      { name: 'track', detail: { name: 'Broadband Journey Completed' } },
    ]);
    expect(runtime.storage.get('entertainment')).toMatchObject({ selectedPackage: null });
  });

  it('explains a changed price, shows the new one, and orders at it with another key', async () => {
    const runtime = atSignup(aPackage());
    let answers = 0;
    runtime.answer(entertainmentEndpoints.selectPackage, () => {
      answers += 1;
      return answers === 1
        ? refused('CONFLICT')
        : { ...aBroadbandEnrolment({ entertainmentComplete: true }), wombbPackageUrl: null };
    });
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    runtime.answer(entertainmentEndpoints.package, () => aPackage({ pricing: { totalPricing: { total: 83176 } } }));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The price has changed since you opened this page: it was £807.76 over the contract and is £831.76 now. Check it, and carry on if you still want it.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(rowOf('Whole contract')).toHaveTextContent('£831.76');
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    const [first, second] = orders(runtime);
    expect(second?.input.body).toMatchObject({ total: 83176 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('explains a price that changed after the page opened, and orders at it when the mover submits again', async () => {
    let deliver: (pkg: BroadbandPackage) => void = () => undefined;
    const runtime = atSignup(aPackage(), null, { stored: storedSelection(aPackage()) });
    runtime.answer(
      entertainmentEndpoints.package,
      () => new Promise<BroadbandPackage>((resolve) => (deliver = resolve)),
    );
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    expect(rowOf('Whole contract')).toHaveTextContent('£807.76');
    deliver(aPackage({ pricing: { totalPricing: { total: 83176 } } }));
    await waitFor(() => expect(rowOf('Whole contract')).toHaveTextContent('£831.76'));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(screen.getByRole('alert')).toHaveTextContent('it was £807.76 over the contract and is £831.76 now.');
    expect(orders(runtime)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(orders(runtime).map(({ input }) => input.body)).toMatchObject([{ total: 83176 }]);
  });

  it('explains a changed price of a rolling contract by its first month', async () => {
    const rolling = aRollingPackage({ sourceId: 'ht' });
    const runtime = atSignup(rolling);
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('CONFLICT'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    const pricing = { ...rolling.pricing, totalPricing: { total: 6399 } };
    runtime.answer(entertainmentEndpoints.package, () => aRollingPackage({ sourceId: 'ht', pricing }));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The price has changed since you opened this page: it was £58.99 for the first month and is £63.99 now. Check it, and carry on if you still want it.',
    );
  });

  it('shows why the order failed when the price has not changed, whatever becomes of other add-ons', async () => {
    const runtime = atSignup(aPackage({ addOns: someAddOns }));
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('CONFLICT'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    runtime.answer(entertainmentEndpoints.package, () => aPackage());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something changed since you opened this page. Check it and try again.',
    );
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('orders once at a double click, after one consent', async () => {
    const runtime = atSignup(aPackage());
    acceptOrders(runtime);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.dblClick(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(consents(runtime)).toHaveLength(1);
    expect(orders(runtime)).toHaveLength(1);
  });

  it('repeats a failed order with the same key, and not its consent', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('THIRD_PARTY'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(orders(runtime)).toHaveLength(2));
    const [first, second] = orders(runtime);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(consents(runtime)).toHaveLength(1);
  });

  it('opens the confirmation page, with the current enrolment, when broadband is already set up', async () => {
    const runtime = atSignup(aPackage());
    const completed = aBroadbandEnrolment({ entertainmentComplete: true, version: 2 });
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('ENROLMENT_COMPLETE'));
    runtime.answer(enrolmentEndpoints.mine, () => completed);
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
    expect(runtime.enrolment.get()).toEqual(completed);
  });
});
