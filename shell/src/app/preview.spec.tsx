import { screen, waitFor } from '@testing-library/react';
import { aBoot, aRecord } from '../testing/boot.builder';
import type { FakeApi } from '../testing/fake-api';
import { portalOfEachTest } from '../testing/started-portal';

let api: FakeApi;
const open = portalOfEachTest((fresh) => (api = fresh));

const preview = { name: 'energy', version: '1.4.0', until: '2026-11-20T17:30:00.000Z' } as const;

/** A fault of the energy journey, in a tab that is left at once. */
function leaveAfterFault(): void {
  window.dispatchEvent(new ErrorEvent('error', { filename: aRecord().entry }));
  window.dispatchEvent(new Event('pagehide'));
}

const calls = () => api.calls.map(({ call }) => call);

it('a document with a preview shows its badge on a page of the shell, and reports no fault', async () => {
  open('/', aBoot({ preview }));
  expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Preview: energy 1.4.0, until 17:30',
  );
  leaveAfterFault();
  // The calls of the page continue.
  await waitFor(() => expect(calls()).toContain('GET /api/v1/review/rating'));
  expect(calls()).not.toContain('POST /api/v1/reports');
});

it('a document without a preview shows no badge, and reports faults', async () => {
  open('/', aBoot());
  await waitFor(() => {
    // Until the browser is idle, no one listens.
    leaveAfterFault();
    expect(calls()).toContain('POST /api/v1/reports');
  });
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});
