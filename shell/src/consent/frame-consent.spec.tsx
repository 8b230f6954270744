import { createStore } from '@home-move/contract';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageEnd } from '../page-end/page-end';
import { renderInShell } from '../testing/render-in-shell';

/** A page of a partner's frame. Its host has consent (true), has none (false), or passes none on (null). */
function open(given: boolean | null) {
  const hostConsent = createStore(given);
  const page = (
    <main>
      <h1>A page</h1>
      <PageEnd />
    </main>
  );
  return { ...renderInShell(page, { context: 'embedded', isMeasured: true, hostConsent }), hostConsent };
}
const summary = () => screen.queryByText('Performance cookies');
/** The text is in a choice that is collapsed at first. */
const status = () => screen.getByRole('status', { hidden: true }).textContent;

beforeEach(() => sessionStorage.clear());

describe('the consent choice in a partner’s frame', () => {
  it('is missing if the page around the frame passes no consent on', () => {
    open(null);
    expect(summary()).toBeNull();
  });

  it('shows the consent of the page around the frame, and its changes', async () => {
    const { hostConsent, container } = open(true);
    expect(summary()).toBeVisible();
    expect(status()).toBe('They are on, because you accepted them in this website’s cookie settings.');
    act(() => hostConsent.set(false));
    expect(status()).toBe('They are off, because you have not accepted them in this website’s cookie settings.');
    await expectAccessibleShell(container);
  });

  it('lets the mover reject cookies accepted on the page around the frame, and accept them again', async () => {
    const { runtime } = open(true);
    await userEvent.click(screen.getByText('Performance cookies'));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(status()).toBe('You have rejected performance cookies.');
    expect(runtime.consent.has('C0002')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(status()).toBe('You have accepted performance cookies.');
    expect(runtime.consent.has('C0002')).toBe(true);
  });
});
