import type { CookieDetail } from '@home-move/contract';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import type { FakeAnswer } from '../../testing/fake-api';
import { openPage } from '../../testing/render-in-shell';
import type { ShellOptions } from '../../testing/render-in-shell';
import { CookiePolicyPage } from './cookie-policy.page';

const detailsCall = 'GET /api/v1/cookie-details';
const aDetail = (overrides: Partial<CookieDetail>): CookieDetail => ({
  group: 'Strictly necessary',
  title: 'hm.userToken',
  description: 'Keeps you logged in.',
  time: 'Until you close the tab',
  type: 'Session storage',
  vendor: 'Home Move',
  ...overrides,
});
const details = [
  aDetail({}),
  aDetail({ group: 'Performance', title: 'Use of this website', description: 'Counts pages.', vendor: 'stats.test' }),
  aDetail({ title: 'hm.brand', description: 'Remembers who sent you here.' }),
];

beforeEach(() => sessionStorage.clear());

function open(answer: FakeAnswer = { body: details }, options: ShellOptions = {}) {
  return openPage(<CookiePolicyPage />, {
    path: '/cookie-policy',
    answers: { [detailsCall]: answer },
    ...options,
  });
}

describe('the cookie policy', () => {
  it('loads its entries with GET /cookie-details, without payload, and shows that [ROUTE-16, CHROME-16]', async () => {
    const { api } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie policy');
    expect(document.title).toBe('Cookie policy - Home Move');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the list');
    await screen.findByRole('table', { name: 'Performance' });
    expect(api.calls.at(-1)).toMatchObject({ call: detailsCall, body: null });
  });

  it('lists them by group, each with title, description, time, type and vendor [CHROME-17]', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: 'Strictly necessary' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Name', 'What it is for', 'How long', 'Where', 'Whose'],
      ['hm.userToken', 'Keeps you logged in.', 'Until you close the tab', 'Session storage', 'Home Move'],
      ['hm.brand', 'Remembers who sent you here.', 'Until you close the tab', 'Session storage', 'Home Move'],
    ]);
    expect(screen.getByRole('table', { name: 'Performance' })).toHaveTextContent('stats.test');
    await expectAccessibleShell(container);
  });

  it('offers to change the choice of performance cookies when something is measured', async () => {
    const { user } = open({ body: details }, { isMeasured: true });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByText('You have accepted performance cookies.')).toBeVisible();
  });

  it.each<[FakeAnswer, string]>([
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
    [{ problem: 'UNEXPECTED' }, 'Sorry we have encountered some difficulties. Please try again in a moment.'],
  ])('can be reloaded when loading fails with %j', async (answer, sentence) => {
    const { api, user, container } = open(answer);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load the list');
    expect(alert).toHaveTextContent(sentence);
    await expectAccessibleShell(container);
    api.on(detailsCall, { body: details });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Performance' })).toBeVisible();
  });
});
