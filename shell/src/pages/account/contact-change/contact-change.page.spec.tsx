import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import type { FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { ContactChangePage } from './contact-change.page';

const findCall = 'POST /api/v1/account/contact-change';
const undoCall = 'POST /api/v1/account/contact-change/undo';

function open(found: FakeAnswer, undone: FakeAnswer = { body: undefined }) {
  return openPage(<ContactChangePage />, {
    path: '/contact-change/a-token',
    answers: { [findCall]: found, [undoCall]: undone },
  });
}

const changed: FakeAnswer = { body: { changedAt: '2026-11-24T09:30:00.000Z' } };
const undo = () => screen.findByRole('button', { name: 'Undo the change' });

describe('the link of a change of contacts', () => {
  it('waits for a click, names the day, and changes nothing on opening', async () => {
    const { container, api } = open(changed);
    expect(await undo()).toBeVisible();
    expect(screen.getByText(/^On 24 Nov 2026, one of our colleagues entered/)).toBeVisible();
    expect(api.calls.map(({ call }) => call)).not.toContain(undoCall);
    expect(container).not.toHaveTextContent('a-token');
    await expectAccessibleShell(container);
  });

  it('undoes the change on a click, with the app token, and leads to the login', async () => {
    const { api, user } = open(changed);
    await user.click(await undo());
    expect(await screen.findByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    const { body, token } = api.calls.find(({ call }) => call === undoCall) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ token: 'a-token' });
    expect(token).toBe('app-1');
  });

  it('can keep the change', async () => {
    const { api, user } = open(changed);
    await undo();
    await user.click(screen.getByRole('button', { name: 'Keep the change' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing was changed');
    expect(api.calls.map(({ call }) => call)).not.toContain(undoCall);
  });

  it('that is too old names the phone number to call', async () => {
    const { container } = open({ problem: 'INVALID_LINK' });
    expect(await screen.findByText(/^The change was undone before/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^0/ })).toBeVisible();
    await expectAccessibleShell(container);
  });

  it('shows a failure, after which the change can be undone', async () => {
    const { api, user } = open(changed, { problem: 'UNAVAILABLE' });
    await user.click(await undo());
    expect(await screen.findByRole('alert')).toBeVisible();
    api.on(undoCall, { body: undefined });
    await user.click(await undo());
    expect(await screen.findByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible();
  });
});
