import { entertainmentEndpoints, type BroadbandResponse } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackage, someBroadband } from '../testing/broadband-packages';
import { atPath, listPath, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { atList, ready } from '../testing/list';

describe('prices of an earlier day', () => {
  /** A runtime two days after the list was stored. */
  async function twoDaysLater() {
    const first = atList();
    const before = renderEntertainment(first);
    await ready();
    before.unmount();
    const stored = { entertainment: first.storage.get('entertainment') };
    const later = atPath(listPath, { stored, now: '2026-11-22T09:00:00Z' });
    later.answer(entertainmentEndpoints.broadband, () => new Promise(() => undefined));
    return later;
  }
  const checking = 'These prices are from 20 Nov 2026. We are checking them now.';
  const notChecked = 'These prices are from 20 Nov 2026 and may have changed. We could not check them today.';

  it('are marked until they are checked', async () => {
    const runtime = await twoDaysLater();
    let respond: (answer: BroadbandResponse) => void = () => undefined;
    runtime.answer(entertainmentEndpoints.broadband, () => new Promise((resolve) => (respond = resolve)));
    const { container } = renderEntertainment(runtime);
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(screen.getByText(checking)).toBeVisible();
    await expectNoViolations(container);
    await act(async () => respond(someBroadband({ packages: [aPackage({ packageName: 'Full Fibre 151' })] })));
    expect(await screen.findByRole('heading', { name: 'Full Fibre 151' })).toBeVisible();
    expect(screen.queryByText(checking)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Full Fibre 150')).not.toBeInTheDocument());
  });

  it("stay marked when they cannot be checked, until 'Try again' succeeds", async () => {
    const runtime = await twoDaysLater();
    runtime.answer(entertainmentEndpoints.broadband, () => refused('UNEXPECTED'));
    renderEntertainment(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(notChecked);
    expect(screen.getByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^These prices are from/)).not.toBeInTheDocument());
  });

  it('are checked when the mover returns to a tab that stayed open', async () => {
    const fixed = atList();
    let now = '2026-11-20T22:00:00Z';
    const runtime = { ...fixed, clock: { now: () => new Date(now) } };
    renderEntertainment(runtime);
    await ready();
    now = '2026-11-22T08:00:00Z';
    runtime.answer(entertainmentEndpoints.broadband, () =>
      someBroadband({ packages: [aPackage({ packageName: 'Full Fibre 151' })] }),
    );
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText(checking)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Full Fibre 151' })).toBeVisible();
    expect(screen.queryByText(checking)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Full Fibre 150')).not.toBeInTheDocument());
  });
});
