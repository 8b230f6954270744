import { anInvitation } from '@home-move/contract/testing';
import { expectAccessibleShell, pasteInto } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { heldAnswer, someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { ConfirmDetailsPage } from './confirm-details.page';

const readCall = 'POST /api/v1/invitation';
const objectCall = 'POST /api/v1/invitation/objection';
const validateCall = 'PUT /api/v1/account/validate';

beforeEach(() => sessionStorage.clear());

function open(answers: Readonly<Record<string, FakeAnswer>>) {
  return openPage(<ConfirmDetailsPage />, { path: '/confirm-details/a-token', answers });
}

const invited: Readonly<Record<string, FakeAnswer>> = {
  [readCall]: { body: anInvitation() },
  [objectCall]: { body: undefined },
};
const notMine = () => screen.findByRole('button', { name: 'These details are not mine' });
const notWanted = () => screen.findByRole('button', { name: "I don't want this" });
const queryNotMine = () => screen.queryByRole('button', { name: 'These details are not mine' });
const deleted = () => screen.findByRole('heading', { level: 1, name: 'Your details are deleted' });

describe('the link of a partner’s invitation', () => {
  it('shows who gave us which details, and two ways out', async () => {
    const { api, container } = open(invited);

    expect(
      await screen.findByText(
        'Oakwood Lettings gave us your name, email address, mobile number, new address and moving date.',
      ),
    ).toBeVisible();
    expect(screen.getByText('They say that you agreed to this on 19 Nov 2026.')).toBeVisible();
    expect(await notMine()).toBeVisible();
    expect(await notWanted()).toBeVisible();
    expect(api.calls).toContainEqual({ call: readCall, token: 'app-1', body: '{"token":"a-token"}' });
    await expectAccessibleShell(container);
  });

  it.each<[string, FakeAnswer]>([
    ['no partner has sent it', { problem: 'NOT_FOUND' }],
    ['our service is not reached', 'offline'],
  ])('shows the form only when %s', async (_why, answer) => {
    const { api } = open({ [readCall]: answer });

    await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(readCall));

    expect(await screen.findByLabelText('Surname')).toBeVisible();
    expect(queryNotMine()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets the mover continue while the invitation loads', async () => {
    const { api, user } = open({ [validateCall]: { body: { result: 0, token: someTokens(1) } } });
    api.on(readCall, () => heldAnswer().answer);

    await pasteInto(user, screen.getByLabelText('Surname'), 'Evans');
    await pasteInto(user, screen.getByLabelText('Postcode of your new home'), 'CF10 3NP');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(validateCall));
    expect(queryNotMine()).toBeNull();
  });

  it.each([
    ['These details are not mine', notMine, 'not-mine'],
    ["I don't want this", notWanted, 'not-wanted'],
  ])('replaces the page once "%s" has deleted the details', async (_label, button, reason) => {
    const { api, user, container, navigation } = open(invited);

    await user.click(await button());

    expect(await deleted()).toHaveFocus();
    const { body, token } = api.calls.find(({ call }) => call === objectCall) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ token: 'a-token', reason });
    expect(token).toBe('app-1');
    expect(screen.queryByLabelText('Surname')).toBeNull();
    await expectAccessibleShell(container);

    await user.click(screen.getByRole('button', { name: 'Start with your own details' }));
    expect(navigation.path.get()).toBe('/pending/personal-details');
  });

  it('keeps the page and its values when the details could not be deleted, and can be repeated', async () => {
    const { api, user } = open({ ...invited, [objectCall]: { problem: 'UNAVAILABLE' } });
    await pasteInto(user, screen.getByLabelText('Surname'), 'Evans');

    await user.click(await notMine());
    expect(await screen.findByRole('alert')).toHaveTextContent('We are not ready yet.');
    expect(screen.getByLabelText('Surname')).toHaveValue('Evans');

    api.on(objectCall, { body: undefined });
    await user.click(await notMine());
    expect(await deleted()).toBeVisible();
  });
});
