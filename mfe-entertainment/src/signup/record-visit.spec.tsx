import { enrolmentEndpoints, entertainmentEndpoints, type BroadbandChoice } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGigPackage, aRollingPackage } from '../testing/broadband-packages';
import { aBroadbandEnrolment, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { atSignup, confirmed, consent, rowOf } from '../testing/signup';

afterEach(() => jest.restoreAllMocks());

describe('after a reload, while an order on the provider’s site is pending', () => {
  const pending: BroadbandChoice = {
    package: aGigPackage(),
    state: 'pending',
    wombbPackageUrl: 'https://coaxia.example/order?ref=abc',
    orderNumber: null,
    addOns: [],
    skyCallbackSlot: null,
  };

  it('shows the order question with Yes and No, and a link to the site [BBSET-04]', async () => {
    const { container } = renderEntertainment(atSignup(aGigPackage(), pending));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Have you ordered with Coaxia?' });
    expect(heading).toHaveFocus();
    const link = screen.getByRole('link', { name: /^Go to Coaxia/ });
    expect(link).toHaveAttribute('href', 'https://coaxia.example/order?ref=abc');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    for (const name of ['Yes', 'No']) expect(screen.getByRole('button', { name })).toBeVisible();
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

  it('records the view once, however often the question is shown', async () => {
    const viewed = { wombbViewedDate: '2026-11-20T10:42:00.000Z' };
    const runtime = atSignup(aGigPackage(), pending, {
      enrolment: aBroadbandEnrolment({ tenantPortalStorage: viewed }),
    });
    renderEntertainment(runtime);
    await screen.findByRole('heading', { level: 1, name: 'Have you ordered with Coaxia?' });
    expect(runtime.recorded.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
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

  it.each(['Yes', 'No'])('shows that saving %s failed, and stays on the page', async (answer) => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.update, () => refused('UNEXPECTED'));
    runtime.answer(enrolmentEndpoints.skip, () => refused('UNEXPECTED'));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry we have encountered some difficulties. Please try again in a moment.',
    );
    expect(runtime.recorded.navigations).toEqual([]);
  });

  it.each([
    ['Yes', 'No'],
    ['No', 'Yes'],
  ])('saves %s only, even if the mover presses %s before it is saved', async (first, second) => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.update, () => new Promise(() => undefined));
    runtime.answer(enrolmentEndpoints.skip, () => new Promise(() => undefined));
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: first }));
    await userEvent.click(screen.getByRole('button', { name: second }));
    expect(runtime.recorded.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  it('leads back to the list', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    renderEntertainment(runtime);
    await screen.findByRole('heading', { level: 1, name: 'Have you ordered with Coaxia?' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment/entertainment/broadband-list']);
  });

  it('leads to the confirmation, with the current enrolment, where another tab has completed broadband', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    const completed = aBroadbandEnrolment({ entertainmentComplete: true, version: 2 });
    runtime.answer(enrolmentEndpoints.update, () => refused('ENROLMENT_COMPLETE'));
    runtime.answer(enrolmentEndpoints.mine, () => completed);
    renderEntertainment(runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
    expect(runtime.enrolment.get()).toEqual(completed);
  });

  it('shows that the choice was cancelled or replaced elsewhere, above the current page', async () => {
    const runtime = atSignup(aGigPackage(), pending);
    runtime.answer(enrolmentEndpoints.update, () => {
      runtime.answer(entertainmentEndpoints.choice, () => null);
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

  it('requires consent at the current price after an earlier No', async () => {
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

  it('shows the question days later, even if the package is no longer on offer', async () => {
    const runtime = atSignup(aGigPackage(), pending, { now: '2026-11-29T09:00:00Z' });
    runtime.answer(entertainmentEndpoints.package, () => refused('NOT_FOUND'));
    runtime.answer(enrolmentEndpoints.update, () => aBroadbandEnrolment({ wombbUserConfirmed: true }));
    renderEntertainment(runtime);
    expect(await screen.findByText('You chose Gig with calls and TV.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(runtime.recorded.navigations).toEqual(confirmed));
  });
});
