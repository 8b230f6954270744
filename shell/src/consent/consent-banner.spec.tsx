import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShell } from '../runtime/shell-context';
import { renderInShell } from '../testing/render-in-shell';
import { ConsentBanner } from './consent-banner';
import { ConsentControl } from './consent-control';

function BannerInShell() {
  const { consent } = useShell();
  return (
    <>
      {consent && <ConsentBanner consent={consent} />}
      <main id="main" tabIndex={-1}>
        <h1>A page</h1>
        <ConsentControl />
      </main>
    </>
  );
}
const open = (isMeasured = true) => renderInShell(<BannerInShell />, { isMeasured });
const banner = () => screen.queryByRole('region', { name: 'Performance cookies' });
const status = () => screen.getByRole('status').textContent;
const buttons = (name: string) => screen.getAllByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('the consent banner', () => {
  it('offers two equal buttons, without blocking the page', async () => {
    const { container } = open();
    expect(banner()).toHaveTextContent('May we count how this site is used?');
    const [accept, reject] = [buttons('Accept')[0], buttons('Reject')[0]];
    expect(accept?.className).toBe(reject?.className);
    expect(document.body).toHaveFocus();
    await expectAccessibleShell(container);
  });

  it('closes after an answer by keyboard, and moves the focus to the page', async () => {
    const { container } = open();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'More about cookies' })).toHaveFocus();
    await userEvent.tab();
    expect(buttons('Accept')[0]).toHaveFocus();
    await userEvent.tab();
    expect(buttons('Reject')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(sessionStorage.getItem('hm.consent')).toBe('rejected');
    expect(document.body.style.paddingBottom).toBe('');
    await expectAccessibleShell(container);
  });

  it('leads to the cookie policy, which has its own control, without leaving the document', async () => {
    const { navigation } = open();
    await userEvent.click(screen.getByRole('link', { name: 'More about cookies' }));
    expect(navigation.path.get()).toBe('/cookie-policy');
    expect(banner()).toBeNull();
    act(() => navigation.go('/'));
    expect(banner()).toBeVisible();
  });

  it('is not shown when nothing is measured', () => {
    open(false);
    expect(banner()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the choice on the cookie policy page', () => {
  it('shows the choice, and changes it at any time', async () => {
    open();
    expect(status()).toBe('You have not chosen yet, so they are off.');
    await userEvent.click(buttons('Accept')[1] ?? document.body);
    expect(status()).toBe('You have accepted performance cookies.');
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true');
    expect(banner()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(status()).toBe('You have rejected performance cookies.');
    expect(sessionStorage.getItem('hm.consent')).toBe('rejected');
  });

  it('follows the answer given in the banner', async () => {
    open();
    await act(() => userEvent.click(buttons('Accept')[0] ?? document.body));
    expect(status()).toBe('You have accepted performance cookies.');
  });
});
