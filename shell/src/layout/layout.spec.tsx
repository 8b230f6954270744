import { createStore, generalMessage, problem } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { Page } from '@home-move/ui';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controlPresence, setPageVisible } from '../testing/fake-presence';
import { someTokens } from '../testing/fake-api';
import { renderInShell, type RenderedInShell, type ShellOptions } from '../testing/render-in-shell';
import { Layout } from './layout';
import { doneStages } from './stages-bar';

const rating = {
  company: 'Home Move',
  score: 4.6,
  outOf: 5,
  count: 1284,
  from: '2025-11-01',
  to: '2026-10-31',
  sourceUrl: 'https://reviews.example.test/home-move',
};

const layout = (
  <Layout enrolment={createStore(null)} hasFirstScreen={createStore(true)} outlet={document.createElement('div')}>
    <Page title="Choose an energy plan" />
  </Layout>
);

async function open(
  options: ShellOptions = {},
  answer: Parameters<RenderedInShell['api']['on']>[1] = { body: rating },
) {
  // The deferred chunk requests the rating once it is loaded.
  const rendered = renderInShell(layout, options);
  rendered.api.on('GET /api/v1/review/rating', answer);
  await screen.findByRole('main');
  return rendered;
}

describe('the footer', () => {
  it('offers a support line with its hours, and a support email [CHROME-03, CHROME-04]', async () => {
    await open();
    expect(await screen.findByText('Call us')).toBeVisible();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('020 7946 0123, Monday to Friday, 9am to 5pm');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(screen.getByRole('link', { name: 'help@example.test' })).toHaveAttribute('href', 'mailto:help@example.test');
  });

  it('shows whose rating it is, with its reviews [CHROME-05, CHROME-06]', async () => {
    const { api } = await open();
    expect((await screen.findByText('4.6')).parentElement).toHaveTextContent(/^4\.6 out of 5$/);
    expect(screen.getByText(/^Home Move: 1,284 reviews, Nov 2025 to Oct 2026\./)).toBeVisible();
    expect(api.calls.at(-1)).toMatchObject({ call: 'GET /api/v1/review/rating', body: null });
  });

  it('omits a rating that does not load', async () => {
    const { api } = await open({}, { problem: 'THIRD_PARTY' });
    await screen.findByText('Call us');
    await act(async () => {});
    expect(api.calls.some(({ call }) => call.includes('rating'))).toBe(true);
    expect(screen.queryByText(/out of/)).toBeNull();
  });

  it('offers to log out everywhere to a mover who is logged in, and to no one else', async () => {
    const { unmount } = await open({ loggedIn: true });
    expect(await screen.findByRole('link', { name: 'Log out everywhere' })).toHaveAttribute(
      'href',
      '/log-out-everywhere',
    );
    unmount();
    await open();
    await screen.findByText('Call us');
    expect(screen.queryByRole('link', { name: 'Log out everywhere' })).toBeNull();
  });

  it('shows the company’s legal text [CHROME-07]', async () => {
    await open({ branding: { legalText: 'Oakwood Lettings is a trading name of Oakwood Ltd.' } });
    expect(await screen.findByText('Oakwood Lettings is a trading name of Oakwood Ltd.')).toBeVisible();
  });

  it('leads to the cookie policy', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
  });
});

describe('the privacy notice of the brand', () => {
  const privacyNotice = 'https://oakwood.example.test/privacy';
  const link = () => screen.findByRole('link', { name: 'Privacy notice (opens in a new tab)' });

  it('is linked in the footer', async () => {
    await open({ branding: { privacyNotice } });
    expect(within(await screen.findByRole('contentinfo')).getByRole('link', { name: /Privacy notice/ })).toBe(
      await link(),
    );
    expect(await link()).toHaveAttribute('href', privacyNotice);
  });

  it('is linked at the end of the last page in a frame', async () => {
    await open({ context: 'embedded', path: '/enrolment/confirmation', branding: { privacyNotice } });
    expect(await link()).toHaveAttribute('href', privacyNotice);
  });

  it('is not linked while the brand has none', async () => {
    await open({ branding: { privacyNotice: null } });
    await screen.findByRole('link', { name: 'Cookie policy' });
    expect(screen.queryByText('Privacy notice')).toBeNull();
  });
});

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

describe('links to stages that can be opened again', () => {
  const chosen = anEnrolment({ energyConsented: true, energyOptIn: 1 });

  function renderAt(path: string, enrolment = chosen) {
    const stored = createStore(enrolment);
    const bar = (
      <Layout enrolment={stored} hasFirstScreen={createStore(false)} outlet={document.createElement('div')}>
        {null}
      </Layout>
    );
    return renderInShell(bar, { path, loggedIn: true, enrolment: stored });
  }
  const links = () =>
    within(screen.getByRole('list'))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('lead to the first step of each; the current stage is none', () => {
    renderAt('/enrolment/energy/usage');
    expect(links()).toEqual([
      ['Your details (done)', '/enrolment/your-details'],
      ['New home (done)', '/enrolment/moving-details'],
      ['Services (done)', '/enrolment/product-selection'],
    ]);
    expect(within(screen.getByRole('list')).getByText('Energy').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('follow a click within the document', async () => {
    const { navigation } = renderAt('/enrolment/energy/usage');
    await userEvent.click(within(screen.getByRole('list')).getByRole('link', { name: /^New home/ }));
    expect(navigation.path.get()).toBe('/enrolment/moving-details');
  });

  it('leave out what an order depends on', () => {
    renderAt('/enrolment/confirmation', { ...chosen, energyComplete: true, entertainmentComplete: true });
    expect(links()).toEqual([['Your details (done)', '/enrolment/your-details']]);
  });

  it('lead back from Your details, whose stage is current there', () => {
    renderAt('/enrolment/your-details');
    expect(screen.getByRole('navigation', { name: 'Progress' })).toHaveTextContent('Stage 1 of 5: Your details');
    expect(links()).toEqual([
      ['New home', '/enrolment/moving-details'],
      ['Services', '/enrolment/product-selection'],
      ['Energy', '/enrolment/energy/usage'],
    ]);
  });

  it.each(['/onboarding/address', '/pending/personal-details'])(
    'are missing at %s, which has its own order',
    (path) => {
      renderAt(path);
      expect(links()).toEqual([]);
    },
  );
});

describe('the stages', () => {
  const order = ['your-details', 'new-home', 'services', 'energy', 'all-set'] as const;

  it('before the current one are done', () => {
    expect(doneStages(order, 'services', null)).toEqual(['your-details', 'new-home']);
  });

  it('of a service are done only when it is set up', () => {
    const skipped = anEnrolment({ energyComplete: false, energySkipped: true });
    expect(doneStages(order, 'all-set', skipped)).toEqual(['your-details', 'new-home', 'services']);
    const complete = anEnrolment({ energyComplete: true });
    expect(doneStages(order, 'all-set', complete)).toEqual(['your-details', 'new-home', 'services', 'energy']);
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
