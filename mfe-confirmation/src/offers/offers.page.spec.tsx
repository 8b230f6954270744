import { ApiError, networkProblem, offersEndpoints, type Affiliate } from '@home-move/contract';
import { anAffiliate, anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OffersPage } from './offers.page';

const affiliates = [
  anAffiliate({ id: 'nestsure', category: 1, title: 'Nestsure' }),
  anAffiliate({ id: 'vanfolk', category: 2, title: 'Vanfolk' }),
  anAffiliate({ id: 'lift-and-shift', category: 2, title: 'Lift & Shift' }),
];

function aRuntime(listed: readonly Affiliate[] = affiliates) {
  const runtime = createTestRuntime({ enrolment: anEnrolment() });
  runtime.answer(offersEndpoints.affiliates, () => listed);
  runtime.answer(offersEndpoints.visit, () => undefined);
  return runtime;
}
const visits = ({ recorded }: ReturnType<typeof aRuntime>) =>
  recorded.calls.filter(({ path }) => path === offersEndpoints.visit.path).map(({ input }) => input.params?.['id']);

describe('the offers page', () => {
  it('shows the deals by category, each marked as paid [OFFER-02, OFFER-07]', async () => {
    const { container, runtime } = renderWithRuntime(<OffersPage />, aRuntime());

    const removals = within(await screen.findByRole('region', { name: 'Removals' }));
    expect(removals.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Vanfolk',
      'Lift & Shift',
    ]);
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Insurance',
      'Removals',
    ]);
    for (const card of screen.getAllByRole('article')) expect(within(card).getByText('Advertisement')).toBeVisible();
    expect(screen.getByText(/We may earn commission if you buy from them\.$/)).toBeVisible();
    expect(document.title).toBe('Offers for your move - Home Move');
    expect(runtime.recorded.calls).toMatchObject([{ method: 'GET', path: '/affiliates-by-category' }]);
    await expectNoViolations(container);
  });

  it('opens an offer in a new tab as an advertisement, and counts the visit', async () => {
    const user = userEvent.setup();
    const { runtime } = renderWithRuntime(<OffersPage />, aRuntime());

    const link = await screen.findByRole('link', { name: 'Go to Vanfolk (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://vanfolk.example/movers');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
    await user.click(link);
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));

    expect(visits(runtime)).toEqual(['vanfolk', 'vanfolk']);
  });

  it('opens the offer whatever becomes of the count', async () => {
    const runtime = aRuntime();
    runtime.answer(offersEndpoints.visit, () => Promise.reject(new ApiError(networkProblem)));
    renderWithRuntime(<OffersPage />, runtime);

    const link = await screen.findByRole('link', { name: /^Go to Vanfolk/ });
    // Not cancelled, so the browser follows it.
    expect(fireEvent.click(link)).toBe(true);
    await waitFor(() =>
      expect(runtime.recorded.reports).toMatchObject([{ remote: 'confirmation', phase: 'offer-visit' }]),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('counts no visit once the enrolment is finished', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    runtime.enrolment.set(anEnrolment({ closedAt: '2026-11-20T10:42:00Z' }));
    renderWithRuntime(<OffersPage />, runtime);

    await user.click(await screen.findByRole('link', { name: /^Go to Vanfolk/ }));

    expect(visits(runtime)).toEqual([]);
  });

  it('ends at the confirmation page [OFFER-03]', async () => {
    const user = userEvent.setup();
    const { runtime } = renderWithRuntime(<OffersPage />, aRuntime());

    await user.click(screen.getByRole('link', { name: 'Back to your summary' }));

    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]);
  });

  it('announces that it is loading', async () => {
    const runtime = aRuntime();
    runtime.answer(offersEndpoints.affiliates, () => new Promise(() => undefined));
    renderWithRuntime(<OffersPage />, runtime);

    expect(await screen.findByText('Loading offers')).toBeInTheDocument();
  });

  it('shows that there are none, with the way back', async () => {
    const { container } = renderWithRuntime(<OffersPage />, aRuntime([]));

    expect(await screen.findByRole('heading', { name: 'There are no offers at the moment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your summary' })).toBeVisible();
    await expectNoViolations(container);
  });

  it('offers to try again after a failure', async () => {
    const user = userEvent.setup();
    const runtime = aRuntime();
    runtime.answer(offersEndpoints.affiliates, () => Promise.reject(new ApiError(networkProblem)));
    const { container } = renderWithRuntime(<OffersPage />, runtime);

    const panel = within(await screen.findByRole('alert'));
    await expectNoViolations(container);
    runtime.answer(offersEndpoints.affiliates, () => affiliates);
    await user.click(panel.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('region', { name: 'Insurance' })).toBeVisible();
  });
});
