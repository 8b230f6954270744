import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/render-in-shell';
import { Header } from './header';

/** jsdom knows no widths: the bar's links and the menu's are there at once. */
const bar = (name: string, role: 'link' | 'button') => screen.getAllByRole(role, { name })[0] ?? document.body;

describe('the header', () => {
  it('shows Log In to a visitor, leading to the login page of the brand [CHROME-08, ROUTE-02]', () => {
    renderInShell(<Header />, { flags: { 'otp-login': false } });
    expect(bar('Log In', 'link')).toHaveAttribute('href', '/log-in');
    expect(screen.queryByText('Log Out')).toBeNull();
  });

  it('leads to the one-time-password login while that is on [ROUTE-02]', () => {
    renderInShell(<Header />);
    expect(bar('Log In', 'link')).toHaveAttribute('href', '/login');
  });

  it('shows Log Out to a mover, and logs out [CHROME-08]', async () => {
    const { logout } = renderInShell(<Header />, { loggedIn: true });
    expect(screen.queryByText('Log In')).toBeNull();
    await userEvent.click(bar('Log Out', 'button'));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('opens and closes its menu by button and by Escape, and closes it on a new page [CHROME-09]', async () => {
    const { navigation } = renderInShell(<Header />);
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(menu).not.toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toBeVisible();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    act(() => navigation.go('/cookie-policy'));
    expect(menu).not.toBeVisible();
  });

  it('carries the brand’s name and mark', () => {
    renderInShell(<Header />, { branding: { name: 'Oakwood Lettings', theme: 'oakwood' } });
    expect(screen.getByRole('link', { name: 'Oakwood Lettings, home' })).toHaveTextContent('Oakwood Lettings');
  });

  it('has no accessibility faults', async () => {
    const { container } = renderInShell(<Header />, { loggedIn: true });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});
