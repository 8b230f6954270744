import {
  enrolmentEndpoints,
  entertainmentEndpoints,
  type BroadbandChoice,
  type BroadbandPackage,
} from '@home-move/contract';
import { expectNoViolations, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aPackage, aRollingPackage } from '../testing/broadband-packages';
import { aBroadbandEnrolment, atPath, refused, renderEntertainment } from '../testing/entertainment-runtime';

function atSignup(
  pkg: BroadbandPackage,
  choice: BroadbandChoice | null = null,
  options: TestRuntimeOptions = {},
): TestRuntime {
  const path = `/enrolment/entertainment/${pkg.provider.slug}/signup/${pkg.packageId}/${pkg.sourceId}`;
  const runtime = atPath(path, options);
  runtime.answer(entertainmentEndpoints.package, () => pkg);
  runtime.answer(entertainmentEndpoints.choice, () => choice ?? refused('NOT_FOUND'));
  return runtime;
}

afterEach(() => jest.restoreAllMocks());

const confirmed = [{ path: '/enrolment/confirmation', replace: false }];
const orders = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ path }) => path === '/entertainment/select-package');
const consent = () => screen.findByRole('checkbox');
const rowOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;

describe('ordering with home telecom', () => {
  it('lists every compulsory charge [BBSET-01]', async () => {
    const { container } = renderEntertainment(atSignup(aPackage({ pricing: { setupCost: 3000 } })));
    await consent();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set up with Brightline');
    expect(rowOf('Each month')).toHaveTextContent(
      '£28.99 until 31 Mar 2027, £32.99 from 01 Apr 2027, £36.99 from 01 Apr 2028',
    );
    expect(rowOf('Set-up')).toHaveTextContent('£30.00');
    expect(rowOf('Line rental')).toHaveTextContent('Included');
    expect(rowOf('First year')).toHaveTextContent('£409.88');
    expect(rowOf('Whole contract')).toHaveTextContent('£807.76');
    expect(rowOf('Leaving')).toHaveTextContent('The contract runs for 24 months.');
    expect(screen.getByRole('link', { name: /^Terms of Brightline/ })).toHaveAttribute(
      'href',
      'https://brightline.example/terms',
    );
    await expectNoViolations(container);
  });

  it('orders once, with consent and the price on screen, and opens the confirmation page [BBSET-02]', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.selectPackage, () => ({
      ...aBroadbandEnrolment({ entertainmentComplete: true, version: 2 }),
      wombbPackageUrl: null,
    }));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(orders(runtime)).toEqual([
      {
        method: 'POST',
        path: '/entertainment/select-package',
        input: { body: { packageId: 'BRI-FF150', sourceId: 'ht', total: 80776, consent: true } },
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect(runtime.enrolment.get()).toEqual(aBroadbandEnrolment({ entertainmentComplete: true, version: 2 }));
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'entertainment', outcome: 'completed' } },
      { name: 'track', detail: { name: 'Broadband Journey Completed' } },
    ]);
  });

  it('orders nothing without consent: shows an error and focuses the checkbox', async () => {
    const runtime = atSignup(aPackage());
    const { container } = renderEntertainment(runtime);
    const box = await consent();
    expect(box).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Please agree to this to go on/);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(
      'Consent: Please agree to this to go on',
    );
    expect(document.title).toBe('Error: Set up with Brightline - Home Move');
    expect(orders(runtime)).toEqual([]);
    await expectNoViolations(container);
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the tick across a reload until it is ordered, for this package alone', async () => {
    const runtime = atSignup(aPackage());
    const first = renderEntertainment(runtime);
    await userEvent.click(await consent());
    first.unmount();

    const again = renderEntertainment(runtime);
    expect(await consent()).toBeChecked();
    again.unmount();

    const stored = { onboarding: runtime.storage.get('onboarding') };
    const other = renderEntertainment(atSignup(aPackage({ packageId: 'BRI-FF500' }), null, { stored }));
    expect(await consent()).not.toBeChecked();
    other.unmount();

    runtime.answer(entertainmentEndpoints.selectPackage, () => ({
      ...aBroadbandEnrolment({ entertainmentComplete: true, version: 2 }),
      wombbPackageUrl: null,
    }));
    renderEntertainment(runtime);
    await consent();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(runtime.storage.get('onboarding')).toEqual({});
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
      'The price has changed since you opened this page: it was £807.76 over the contract and is £831.76 now. Check it, and go on if you still want it.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(rowOf('Whole contract')).toHaveTextContent('£831.76');
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    const [first, second] = orders(runtime);
    expect(second?.input.body).toMatchObject({ total: 83176 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('repeats a failed order with the same key', async () => {
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
  });

  it('opens the confirmation page when broadband is already set up', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('ENROLMENT_COMPLETE'));
    renderEntertainment(runtime);
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
  });
});

describe('the package named by the path', () => {
  it('is replaced by a link to the list when it is no longer offered', async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    renderEntertainment(runtime);
    expect(await screen.findByText('This package is not on offer at your new home any more.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See other packages' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/entertainment/broadband-list', replace: false }]);
  });

  it("is loaded again at 'Try again' when it did not load", async () => {
    const runtime = atSignup(aPackage());
    runtime.answer(entertainmentEndpoints.package, () => refused('THIRD_PARTY'));
    renderEntertainment(runtime);
    expect(await screen.findByText('This package did not load')).toBeVisible();
    runtime.answer(entertainmentEndpoints.package, () => aPackage());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await consent()).toBeVisible();
  });

  it('redirects to the list when the path is invalid', async () => {
    const runtime = atPath('/enrolment/entertainment/sky/signup/X/other');
    renderEntertainment(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/entertainment/broadband-list', replace: true },
      ]),
    );
  });

  it('shows the charges of a rolling contract', async () => {
    renderEntertainment(atSignup(aRollingPackage()));
    await consent();
    expect(rowOf('First month')).toHaveTextContent('£58.99');
    expect(rowOf('First year')).toHaveTextContent('£487.99');
    expect(rowOf('Leaving')).toHaveTextContent("A month's notice, at any time");
  });
});

describe('after a reload, while an order on the provider’s site is pending', () => {
  const pending: BroadbandChoice = {
    package: aGigPackage(),
    state: 'pending',
    wombbPackageUrl: 'https://coaxia.example/order?ref=abc',
    orderNumber: null,
    addOns: [],
    skyCallbackSlot: null,
  };

  it('asks whether the mover has ordered, with a link to the site [BBSET-04]', async () => {
    const { container } = renderEntertainment(atSignup(aGigPackage(), pending));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Have you ordered with Coaxia?' });
    expect(heading).toHaveFocus();
    const link = screen.getByRole('link', { name: /^Go to Coaxia/ });
    expect(link).toHaveAttribute('href', 'https://coaxia.example/order?ref=abc');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoViolations(container);
  });

  it('records the first view of the question, without the time [NEXT-26]', async () => {
    const enrolment = aBroadbandEnrolment({ tenantPortalStorage: {} });
    const runtime = atSignup(aGigPackage(), pending, { enrolment });
    const viewed = { wombbViewedDate: '2026-11-20T10:42:00.000Z' };
    runtime.answer(enrolmentEndpoints.update, () => aBroadbandEnrolment({ version: 2, tenantPortalStorage: viewed }));
    renderEntertainment(runtime);
    await waitFor(() => expect(runtime.enrolment.get()?.tenantPortalStorage).toEqual(viewed));
    expect(runtime.recorded.calls.filter(({ path }) => path === '/enrolment-auth')).toMatchObject([
      { method: 'PUT', input: { body: { tenantPortalStorage: ['wombbViewedDate'] } } },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Have you ordered with Coaxia?' })).toBeVisible();
  });

  it('records the order at Yes and opens the confirmation page [BBSET-05]', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.update, () => aBroadbandEnrolment({ wombbUserConfirmed: true }));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(runtime.recorded.calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/enrolment-auth',
      input: { body: { wombbUserConfirmed: true } },
    });
    expect(runtime.recorded.events[0]).toEqual({
      name: 'service',
      detail: { service: 'entertainment', outcome: 'completed' },
    });
  });

  it('skips the service at No and opens the confirmation page [BBSET-06]', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.skip, () => aBroadbandEnrolment({ entertainmentSkipped: true }));
    renderEntertainment(runtime);
    (await screen.findByRole('button', { name: 'No' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
    expect(runtime.recorded.calls.at(-1)).toMatchObject({ input: { query: { service: '4' } } });
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'entertainment', outcome: 'skipped' } },
    ]);
  });

  it('shows that saving the answer failed, and stays on the page', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.update, () => refused('UNEXPECTED'));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it('shows that the choice was cancelled or replaced elsewhere, above the current page', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.update, () => {
      runtime.answer(entertainmentEndpoints.choice, () => refused('NOT_FOUND'));
      return refused('CONFLICT');
    });
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await consent()).toBeVisible();
    expect(runtime.recorded.feedback.at(-1)).toEqual({
      kind: 'error',
      content: expect.stringMatching(/^\S/) as string,
    });
    expect(runtime.recorded.navigations).toEqual([]);

    jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await consent());
    runtime.answer(entertainmentEndpoints.selectPackage, () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: /^Go to Coaxia/ }));
    expect(runtime.recorded.feedback.at(-1)).toBeNull();
  });

  it('asks for consent at the current price after an earlier No', async () => {
    const today = aGigPackage({ pricing: { ...aGigPackage().pricing, totalPricing: { total: 120000 } } });
    const runtime = atSignup(today, pending);
    runtime.enrolment.set(aBroadbandEnrolment({ entertainmentSkipped: true, wombbSkipped: true }));
    jest.spyOn(window, 'open').mockReturnValue(null);
    runtime.answer(entertainmentEndpoints.selectPackage, () => ({
      ...aBroadbandEnrolment({ version: 2 }),
      wombbPackageUrl: 'https://coaxia.example/order?ref=def',
    }));
    renderEntertainment(runtime);
    expect(await consent()).not.toBeChecked();
    expect(rowOf('Whole contract')).toHaveTextContent('£1,200.00');
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: /^Go to Coaxia/ }));
    await screen.findByRole('heading', { level: 1, name: 'Have you ordered with Coaxia?' });
    expect(screen.getByRole('link', { name: /^Go to Coaxia/ })).toHaveAttribute(
      'href',
      'https://coaxia.example/order?ref=def',
    );
  });

  it('offers to order a package with the same id from the other feed', async () => {
    renderEntertainment(atSignup(aGigPackage({ sourceId: 'ht' }), pending));
    expect(await screen.findByRole('button', { name: 'Order' })).toBeVisible();
  });

  it('offers to order another package', async () => {
    renderEntertainment(atSignup(aRollingPackage(), pending));
    expect(await screen.findByRole('button', { name: /^Go to Altnet/ })).toBeVisible();
  });
});
