import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import userEvent from '@testing-library/user-event';
import { someTokens } from '../testing/fake-api';
import { renderInShell } from '../testing/render-in-shell';
import { Header } from './header';

/** jsdom ignores widths: the links of the bar and of the menu are both present. */
const bar = (name: string, role: 'link' | 'button') => screen.getAllByRole(role, { name })[0] ?? document.body;

describe('the header', () => {
  it('shows Log In to a visitor, leading to the login page of the brand [CHROME-08, ROUTE-02]', () => {
    renderInShell(<Header />, { flags: { 'otp-login': false } });
    expect(bar('Log In', 'link')).toHaveAttribute('href', '/log-in');
    expect(screen.queryByText('Log Out')).toBeNull();
  });

  it('leads to the one-time-password login while its flag is on [ROUTE-02]', () => {
    renderInShell(<Header />);
    expect(bar('Log In', 'link')).toHaveAttribute('href', '/login');
  });

  it('leads a pending mover to a code, because they have no password yet', () => {
    renderInShell(<Header />, { enrolmentId: '665f', flags: { 'otp-login': false } });
    expect(bar('Log In', 'link')).toHaveAttribute('href', '/login');
  });

  it('shows Log Out to a mover, and logs out [CHROME-08]', async () => {
    const { logout } = renderInShell(<Header />, { loggedIn: true });
    expect(screen.queryByText('Log In')).toBeNull();
    await userEvent.click(bar('Log Out', 'button'));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('leads to meter day before the log-out while readings are not sent, and then logs out [METER-13]', async () => {
    localStorage.setItem('hm.meter-day', '665f 2');
    const { logout, navigation } = renderInShell(<Header />, { loggedIn: true, enrolmentId: '665f' });
    await userEvent.click(bar('Log Out', 'button'));
    expect(logout).not.toHaveBeenCalled();
    expect(navigation.path.get()).toBe('/enrolment/meter-day');
    expect(window.location.hash).toBe('#log-out');
    await userEvent.click(bar('Log Out', 'button'));
    expect(logout).toHaveBeenCalledTimes(1);
    window.location.hash = '';
    localStorage.clear();
  });

  it('logs out at once if all readings are sent [METER-13]', async () => {
    localStorage.setItem('hm.meter-day', '665f 0');
    const { logout } = renderInShell(<Header />, { loggedIn: true, enrolmentId: '665f' });
    await userEvent.click(bar('Log Out', 'button'));
    expect(logout).toHaveBeenCalledTimes(1);
    localStorage.clear();
  });

  it('takes meter day off this device once the session ends, in whichever way [METER-08] [METER-13]', () => {
    localStorage.setItem('hm.meter-day', '665f 2');
    const { unmount } = renderInShell(<Header />, { loggedIn: true, enrolmentId: '665f' });
    unmount();
    expect(localStorage.getItem('hm.meter-day')).toBe('665f 2');
    const shown = renderInShell(<Header />, { loggedIn: true, enrolmentId: '665f' });
    shown.services.tokens.keep(someTokens(1));
    act(() => shown.services.session.accept(anEnrolment({ id: '665f' })));
    act(() => shown.services.session.end());
    expect(localStorage.getItem('hm.meter-day')).toBeNull();
  });

  it('opens and closes its menu by button and Escape, and closes it on a new page [CHROME-09]', async () => {
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

  it('has no accessibility faults', async () => {
    const { container } = renderInShell(<Header />, { loggedIn: true });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await expectAccessibleShell(container);
  });
});

describe('the logo in the header', () => {
  const home = (name: string) => screen.getByRole('link', { name: `${name}, home` });
  const picture = 'https://partner.example.test/logo.svg';

  it.each([
    ['Home Move', 'default'],
    ['Oakwood Lettings', 'oakwood'],
    ['Harbour Homes', 'harbour'],
    ['Meadow Homes', 'meadow'],
  ] as const)('is our drawing for %s, with the name [CHROME-10]', (name, logo) => {
    renderInShell(<Header />, { branding: { name, logo } });
    expect(home(name)).toHaveTextContent(name);
    expect(home(name).querySelector('svg')).toBeInTheDocument();
  });

  it('has the name in lower case only next to the mark of Harbour', () => {
    const { unmount } = renderInShell(<Header />, { branding: { name: 'Harbour Homes', logo: 'harbour' } });
    expect(screen.getByText('Harbour Homes')).toHaveClass('lowerCase');
    unmount();
    renderInShell(<Header />, { branding: { name: 'Meadow Homes', logo: 'meadow' } });
    expect(screen.getByText('Meadow Homes')).not.toHaveClass('lowerCase');
  });

  it('has an uploaded mark in place of our drawing, next to the name as it is spelled', () => {
    const mark = '/brand-pictures/0123456789abcdef0123456789abcdef.png';
    renderInShell(<Header />, { branding: { name: 'Harbour Homes', logo: 'harbour', mark } });
    expect(home('Harbour Homes')).toHaveTextContent('Harbour Homes');
    expect(home('Harbour Homes').querySelector('img')).toHaveAttribute('src', mark);
    expect(home('Harbour Homes').querySelector('svg')).toBeNull();
    expect(screen.getByText('Harbour Homes')).not.toHaveClass('lowerCase');
  });

  it('is another picture on dark pages if there is one, and neither is fetched while it is hidden', () => {
    const darkLogo = '/brand-pictures/0123456789abcdef0123456789abcdef.svg';
    renderInShell(<Header />, { branding: { name: 'Northgate Lets', logo: picture, darkLogo } });
    const shown = [...home('Northgate Lets').querySelectorAll('img')].map((image) =>
      ['src', 'class', 'loading', 'alt'].map((name) => image.getAttribute(name)),
    );
    expect(shown).toEqual([
      [picture, 'picture onLight', 'lazy', 'Northgate Lets'],
      [darkLogo, 'picture onDark', 'lazy', 'Northgate Lets'],
    ]);
    const sheet = readFileSync(join(__dirname, 'header.module.css'), 'utf8');
    expect(sheet).toContain(".onDark,\n[data-mode='dark'] .onLight {\n  display: none;");
    expect(sheet).toContain("[data-mode='dark'] .onDark {\n  display: block;");
  });

  it('is the partner’s picture if there is one, which shows the name [CHROME-10]', () => {
    renderInShell(<Header />, { branding: { name: 'Northgate Lets', logo: picture } });
    expect(screen.getByAltText('Northgate Lets')).toHaveAttribute('src', picture);
    expect(home('Northgate Lets').textContent).toBe('');
  });

  it.each([
    ['branch', 3],
    ['sub-partner', 2],
  ] as const)('of a %s is the partner’s, with its own name [CHROME-10]', (_, level) => {
    const { unmount } = renderInShell(<Header />, { branding: { name: 'Northgate Luton', level, logo: picture } });
    expect(home('Northgate Luton')).toHaveTextContent('Northgate Luton');
    expect(home('Northgate Luton').querySelector('img')).toHaveAttribute('src', picture);
    unmount();
    renderInShell(<Header />, { branding: { name: 'Oakwood Bedford', level, logo: 'oakwood', theme: 'oakwood' } });
    expect(home('Oakwood Bedford')).toHaveTextContent('Oakwood Bedford');
  });

  it('is replaced by the name when the picture does not load', () => {
    renderInShell(<Header />, { branding: { name: 'Northgate Lets', logo: picture } });
    fireEvent.error(screen.getByAltText('Northgate Lets'));
    expect(screen.queryByAltText('Northgate Lets')).toBeNull();
    expect(home('Northgate Lets')).toHaveTextContent('Northgate Lets');
  });
});

describe('the menu button', () => {
  it('is on small screens only, where the links of the bar are hidden [CHROME-09]', () => {
    const [small = '', large = ''] = readFileSync(join(__dirname, 'header.module.css'), 'utf8').split(
      '@media (min-width: 768px)',
    );
    const rule = (selector: string, display: string) =>
      expect.stringMatching(new RegExp(`\\${selector} \\{\\s+display: ${display};`));
    expect(small).toEqual(rule('.menuButton', 'inline-grid'));
    expect(small).toEqual(rule('.large', 'none'));
    expect(small).not.toContain('.small');
    expect(large).toEqual(rule('.small', 'none'));
    expect(large).toEqual(rule('.large', 'inline-flex'));
    const { container } = renderInShell(<Header />);
    expect(screen.getByRole('button', { name: 'Menu' }).closest('.small')).not.toBeNull();
    expect(container.querySelectorAll('.small')).toHaveLength(1);
  });
});

describe('the name in the header', () => {
  it.each([
    ['newsreader', '500'],
    ['figtree-heavy', '850'],
    ['figtree-bold', '800'],
  ])('has in the typeface %s the weight %s, also before the first script', (font, weight) => {
    const rule = new RegExp(`\\[data-font='${font}'\\][^{]*\\{\\s+font[^:]*:\\s*(\\d+)`);
    const sheets = ['header.module.css', 'start.css'].map((file) => readFileSync(join(__dirname, file), 'utf8'));
    expect(sheets.map((css) => rule.exec(css)?.[1])).toEqual([weight, weight]);
  });
});

describe('the height of the header', () => {
  it('is 56 px, and 97 px from 768 px on, including its border [CHROME-12]', () => {
    const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
    const tokens = read('../../../ui/src/tokens/tokens.css');
    expect(tokens).toContain('--hm-header-small: 56px; --hm-header-large: 97px;');
    const [small = '', large = ''] = read('header.module.css').split('@media (min-width: 768px)');
    const rule = (selector: string, name: string) =>
      expect.stringMatching(new RegExp(`${selector} \\{[^}]*\\smin-height: var\\(${name}\\);`));
    expect(small).toEqual(rule('\\.header', '--hm-header-small'));
    expect(large).toEqual(rule('\\.header', '--hm-header-large'));
    // Content and border fit into the minimum height.
    expect(small).toContain('min-height: calc(var(--hm-header-small) - var(--hm-border));');
    expect(large).toContain('min-height: calc(var(--hm-header-large) - var(--hm-border));');
  });
});
