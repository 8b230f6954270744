import { createStore, generalMessage, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { Page } from '@home-move/ui';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controlPresence, setPageVisible } from '../testing/fake-presence';
import { someTokens } from '../testing/fake-api';
import { open } from '../testing/layout';
import { renderInShell } from '../testing/render-in-shell';
import { Layout } from './layout';

describe('the banner', () => {
  it('shows the feedback message, can be dismissed, and clears when the path changes [CHROME-13, CHROME-14, CHROME-15]', async () => {
    const { feedback, navigation } = await open();
    act(() => feedback.show({ kind: 'error', content: 'Something went wrong' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();

    act(() => feedback.show({ kind: 'error', content: 'Something went wrong' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    act(() => navigation.go('/cookie-policy'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the focus when it shows an error, and leaves it otherwise', async () => {
    const { feedback } = await open();
    act(() => feedback.show({ kind: 'info', content: 'Please log in to continue' }));
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
    expect(document.body).toHaveFocus();
    act(() => feedback.show({ kind: 'error', content: 'Something went wrong' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
  });

  it('shows the general message of a failed call, without names that are taken [API-17, API-19]', async () => {
    const { feedback } = await open();
    const errors = { emailAddress: 'Name sam is already taken., Please log in.', postcode: 'Check the postcode.' };
    act(() => feedback.show({ kind: 'error', content: generalMessage(problem('VALIDATION', { errors })) }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in. Check the postcode.');
    act(() => feedback.show({ kind: 'error', content: 'Name sam is already taken., Please log in again.' }));
    expect(await screen.findByText('Please log in again.')).toBeVisible();
  });
});

describe('the skip link', () => {
  it('moves the focus to the page and adds nothing to the history', async () => {
    await open();
    const before = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(window.history.length).toBe(before);
  });
});

describe('in a frame', () => {
  it('starts with the stages, without header and footer', async () => {
    await open({ context: 'embedded', path: '/enrolment/energy/list' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Progress' })).toBeVisible();
  });

  it('names its main part, as the partner’s page has one too', async () => {
    const { unmount } = await open({ context: 'embedded', branding: { name: 'Oakwood Lettings' } });
    expect(screen.getByRole('main', { name: 'Oakwood Lettings' })).toBeVisible();
    unmount();
    await open();
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-label');
  });

  it('ends the last page with support and legal text', async () => {
    await open({ context: 'embedded', path: '/enrolment/confirmation' });
    const end = within(await screen.findByRole('contentinfo'));
    expect(end.getByText('Call us')).toBeVisible();
    expect(end.getByText(/Home Move is a trading name/)).toBeVisible();
  });
});

describe('the whole page', () => {
  it('has no accessibility faults', async () => {
    const { container } = await open({ path: '/enrolment/energy/list', loggedIn: true });
    await screen.findByText('4.6');
    await expectAccessibleShell(container);
  });
});

describe('when the browser stores nothing', () => {
  const notice = /Keep this page open until you have finished/;

  it('shows on every step that the page has to stay open', async () => {
    await open({ isStoragePersistent: false, path: '/enrolment/energy/list', context: 'embedded' });
    expect(await screen.findByText(notice)).toHaveTextContent(
      'Keep this page open until you have finished, or email me a link.',
    );
    expect(screen.getByRole('link', { name: 'email me a link' })).toHaveAttribute('href', '/continue');
  });

  it('shows nothing once the enrolment is finished', async () => {
    const { services } = await open({
      isStoragePersistent: false,
      path: '/enrolment/energy/list',
      context: 'embedded',
    });
    expect(await screen.findByText(notice)).toBeVisible();
    services.tokens.keep(someTokens(1));
    act(() => services.session.accept(anEnrolment({ closedAt: '2026-11-20T10:42:00Z' })));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('shows nothing before there is something to lose, nor when storage works', async () => {
    const { unmount } = await open({ isStoragePersistent: false });
    expect(await screen.findByText('Call us')).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
    unmount();
    await open({ path: '/enrolment/energy/list' });
    expect(await screen.findByText('Call us')).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
  });
});

describe('while the address lookup is down', () => {
  it('replaces the page with Service Temporarily Unavailable, and restores it unchanged [HEALTH-11]', async () => {
    controlPresence();
    let status = 'Down';
    const outlet = document.createElement('div');
    const surname = outlet.appendChild(document.createElement('input'));
    const page = (
      <Layout enrolment={createStore(null)} hasFirstScreen={createStore(true)} outlet={outlet}>
        <Page title="About your new home" />
      </Layout>
    );
    const { api, container } = renderInShell(page, { path: '/enrolment/moving-details', loggedIn: true });
    api.on('GET /api/v1/gbg-status-check', () => ({ body: { data: { status } } }));
    surname.value = 'Hart';
    surname.focus();
    const showPageAgain = () => {
      setPageVisible(false);
      setPageVisible(true);
    };

    await screen.findByText('Call us');
    showPageAgain();
    expect(await screen.findByRole('heading', { name: 'Service Temporarily Unavailable' })).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(surname).not.toBeVisible();
    expect(surname.closest('[inert]')).not.toBeNull();
    await expectAccessibleShell(container);

    status = 'Up';
    showPageAgain();
    expect(await screen.findByRole('heading', { name: 'About your new home' })).toBeVisible();
    expect(surname).toBeVisible();
    expect(surname).toHaveValue('Hart');
    expect(surname).toHaveFocus();
  });
});
