import { entertainmentEndpoints } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { aPackage, someBroadband } from '../testing/broadband-packages';
import { atPath, listPath, refused, renderEntertainment } from '../testing/entertainment-runtime';

const start = Date.parse('2026-11-20T10:00:00Z');
const card = { id: 'card', text: 'A £60 gift card', expires: '2026-11-20T10:00:05Z' };
const withCard = aPackage({ promotions: [card] });

/** Renders the list of one package with a running clock. */
async function atRunningClock(pkg = withCard, { isLabelled = false } = {}): Promise<TestRuntime> {
  const groups = isLabelled ? { packages: [], promotedPackages: [pkg] } : { packages: [pkg], promotedPackages: [] };
  const fixed = atPath(listPath, { stored: { entertainment: undefined } });
  const runtime = { ...fixed, clock: { now: () => new Date() } };
  runtime.answer(entertainmentEndpoints.broadband, () =>
    someBroadband({ ...groups, totalResults: 1, totalRemaining: 0, nextPage: null }),
  );
  renderEntertainment(runtime);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return runtime;
}

/** Advances in steps of a second, because each render schedules the next update. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 1000)));
}

describe('a promotion', () => {
  beforeEach(() => void jest.useFakeTimers({ now: start }));
  afterEach(() => void jest.useRealTimers());

  it('counts down to zero and disappears from its package [BB-04] [BB-05]', async () => {
    await atRunningClock(aPackage({ promotions: [{ ...card, expires: '2026-11-20T10:02:05Z' }] }));
    expect(screen.getByText('A £60 gift card')).toBeVisible();
    expect(screen.getByText('Ends in 2 minutes')).toBeVisible();
    await pass(65_000);
    expect(screen.getByText('Ends in 1 minute')).toBeVisible();
    await pass(59_000);
    expect(screen.getByText('Ends in 1 second')).toBeVisible();
    expect(screen.getByText('1 package', { selector: '[role=status] *' })).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });

  it('announces once that it has ended, and reloads the prices', async () => {
    const runtime = await atRunningClock();
    await pass(5000);
    expect(screen.getByText('An offer has ended.')).toBeInTheDocument();
    expect(runtime.recorded.calls).toHaveLength(2);
    await pass(30_000);
    expect(runtime.recorded.calls).toHaveLength(2);
  });

  it('announces the end of each promotion', async () => {
    const second = { id: 'second', text: 'A £20 voucher', expires: '2026-11-20T10:00:10Z' };
    const runtime = await atRunningClock(aPackage({ promotions: [card, second] }));
    await pass(5000);
    const firstAnnouncement = screen.getByText('An offer has ended.');
    await pass(5000);
    expect(runtime.recorded.calls).toHaveLength(3);
    // Screen readers would not announce the same text in the same element again.
    expect(firstAnnouncement).not.toBeInTheDocument();
    expect(screen.getByText('An offer has ended.')).toBeInTheDocument();
  });

  it('disappears from a labelled package too', async () => {
    await atRunningClock(withCard, { isLabelled: true });
    expect(screen.getByText('Ends in 5 seconds')).toBeVisible();
    await pass(5000);
    expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
  });

  it('that has ended before the list arrives is neither shown nor announced, and reloads nothing', async () => {
    const runtime = await atRunningClock(aPackage({ promotions: [{ ...card, expires: '2026-11-20T09:59:59Z' }] }));
    await pass(3000);
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
    expect(screen.queryByText('An offer has ended.')).not.toBeInTheDocument();
    expect(runtime.recorded.calls).toHaveLength(1);
  });

  it('is removed at its end without an error even if the prices do not load again', async () => {
    const runtime = await atRunningClock();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('TOO_MANY_REQUESTS'));
    await pass(6000);
    expect(screen.queryByText('A £60 gift card')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.getByText('An offer has ended.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('drops the announcement after the next change', async () => {
    await atRunningClock();
    await pass(5000);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: '3' } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.queryByText('An offer has ended.')).not.toBeInTheDocument();
    expect(screen.getByText('1 package', { selector: '[role=status] *' })).toBeInTheDocument();
  });

  it('disappears from the stored packages and the selected one [BB-15] [BB-17]', async () => {
    const runtime = await atRunningClock();
    act(() => screen.getByRole('button', { name: 'Select Full Fibre 150' }).click());
    expect(runtime.storage.get('entertainment')).toMatchObject({
      packages: [{ promotions: [{ id: 'card' }] }],
      selectedPackage: { promotions: [{ id: 'card' }] },
    });
    await pass(5000);
    expect(runtime.storage.get('entertainment')).toMatchObject({
      packages: [{ promotions: [] }],
      selectedPackage: { packageId: 'BRI-FF150', promotions: [] },
    });
  });
});
