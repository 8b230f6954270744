import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFault } from '../journeys/fault';
import { renderInShell } from '../testing/render-in-shell';
import { JourneyFailed } from './journey-failed';
import { NotFoundPage } from './not-found.page';
import { PlainFailure } from './plain-failure';
import { StartFailed } from './start-failed';

const failed = (failures: number, onRetry = () => {}) => (
  <JourneyFailed fault={new RemoteFault('HM-401', 'energy')} failures={failures} retrying={false} onRetry={onRetry} />
);

describe('an unknown page', () => {
  it('leads to the first page', () => {
    renderInShell(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find that page');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});

describe('the page for a journey that did not load', () => {
  it('shows a retry, a way around and a code to quote', async () => {
    const onRetry = jest.fn();
    renderInShell(failed(1, onRetry), { path: '/enrolment/energy/list', loggedIn: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Energy');
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
    expect(screen.getByText('If you call us, quote HM-401.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your services' })).toHaveAttribute(
      'href',
      '/enrolment/confirmation',
    );
    expect(screen.queryByRole('link', { name: '020 7946 0123' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows the support contacts after two failures', () => {
    renderInShell(failed(2), { path: '/enrolment/energy/list', loggedIn: true });
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.test' })).toBeVisible();
  });
});

describe('the page for a failure', () => {
  it.each([
    ['a journey', (onRetry: () => void) => failed(1, onRetry)],
    ['the portal', (onRetry: () => void) => <StartFailed support={null} onRetry={onRetry} />],
    ['a page', (onRetry: () => void) => <PlainFailure title="This page did not load" onRetry={onRetry} />],
  ])('of %s tries again once the browser is online', (_, failure) => {
    const onRetry = jest.fn();
    renderInShell(failure(onRetry), { path: '/enrolment/energy/list', loggedIn: true });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('every small page', () => {
  it.each([
    ['not found', <NotFoundPage key="page" />],
    ['journey failed', failed(2)],
    ['start failed', <StartFailed key="page" support={null} onRetry={() => {}} />],
  ])('%s has no accessibility faults', async (_, page) => {
    const { container } = renderInShell(page, { path: '/enrolment/energy/list', loggedIn: true });
    await expectAccessibleShell(container);
  });
});
