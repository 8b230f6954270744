import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { PhoneLinkPage } from './phone-link.page';

const asksCall = 'POST /api/v1/account/phone-link/asks';
const openCall = 'POST /api/v1/account/phone-link/open';
const enrolmentCall = 'GET /api/v1/enrolment-auth';
const asksPostcode = { body: { step: '/enrolment/energy/list', asks: 'postcode' } };

const offline = 'We could not reach our service. What you entered is safe. Check your connection and try again.';

beforeEach(() => sessionStorage.clear());

function open(asks: FakeAnswer = asksPostcode, answer: FakeAnswer = { body: someTokens(1) }, status: 10 | 20 = 20) {
  return openPage(<PhoneLinkPage />, {
    path: '/phone/a-token',
    answers: { [asksCall]: asks, [openCall]: answer, [enrolmentCall]: { body: anEnrolment({ status }) } },
  });
}

const postcode = () => screen.findByLabelText('Postcode of your new home');
const carryOn = () => screen.getByRole('button', { name: 'Carry on' });

async function carryOnWith(user: UserEvent, typed: string) {
  await user.type(await postcode(), typed);
  await user.click(carryOn());
}

describe('a phone link', () => {
  it('has a field for the postcode of the new home, and shows its token nowhere', async () => {
    const { api, container } = open();
    expect(await postcode()).toHaveAttribute('autocomplete', 'postal-code');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Carry on with your move');
    expect(document.title).toBe('Carry on with your move - Home Move');
    expect(container).not.toHaveTextContent('a-token');
    expect(api.calls.filter(({ call }) => call.includes('phone-link'))).toEqual([
      { call: asksCall, token: 'app-1', body: '{"token":"a-token"}' },
    ]);
    await expectAccessibleShell(container);
  });

  it('continues at the step of the other device', async () => {
    const { api, user, navigation } = open();
    await carryOnWith(user, 'mk402qt');
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/energy/list'));
    expect(api.calls.find(({ call }) => call === openCall)).toMatchObject({
      token: 'app-1',
      body: '{"token":"a-token","postcode":"MK40 2QT"}',
    });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
  });

  it('replaces a move that was open here before', async () => {
    sessionStorage.setItem('hm.default.userToken', 'somebody-else');
    const { api, user, navigation } = open();
    await carryOnWith(user, 'MK40 2QT');
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/energy/list'));
    expect(api.calls.find(({ call }) => call === openCall)).toMatchObject({ token: 'app-1' });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
  });

  it.each([
    ['/pending/contact-details', '/pending/contact-details'],
    ['/onboarding/contact', '/onboarding/contact'],
    ['/enrolment/moving-details', '/pending/personal-details'],
  ])('leads from %s to %s while details are missing', async (step, where) => {
    const { user, navigation } = open({ body: { step, asks: 'postcode' } }, undefined, 10);
    await carryOnWith(user, 'MK40 2QT');
    await waitFor(() => expect(navigation.path.get()).toBe(where));
  });

  it.each([
    ['', 'Please tell me the postcode of your new home'],
    ['MK40', "We don't recognise this postcode"],
  ])('rejects the postcode %p', async (typed, sentence) => {
    const { api, user, container } = open();
    if (typed !== '') await user.type(await postcode(), typed);
    await postcode();
    await user.click(carryOn());
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(sentence);
    expect(await postcode()).toHaveFocus();
    expect(document.title).toBe('Error: Carry on with your move - Home Move');
    expect(api.calls.some(({ call }) => call === openCall)).toBe(false);
    await expectAccessibleShell(container);
  });

  it('reports a wrong postcode at its field, and accepts the next one', async () => {
    const { api, user, navigation, container } = open(asksPostcode, { problem: 'INVALID_POSTCODE' });
    await carryOnWith(user, 'EH3 9QN');
    const sentence = "Sorry but that's not the postcode we were provided, please check and try again.";
    expect(await screen.findByRole('link', { name: `Postcode of your new home: ${sentence}` })).toBeVisible();
    expect(await postcode()).toHaveAccessibleDescription(`Error: ${sentence}`);
    expect(await postcode()).toHaveValue('EH3 9QN');
    await expectAccessibleShell(container);

    api.on(openCall, { body: someTokens(1) });
    await user.clear(await postcode());
    await carryOnWith(user, 'MK40 2QT');
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/energy/list'));
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', offline],
  ])('keeps the postcode when opening fails with %j', async (answer, sentence) => {
    const { user } = open(asksPostcode, answer);
    await carryOnWith(user, 'MK40 2QT');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await postcode()).toHaveValue('MK40 2QT');
  });

  it('is used only once, even when the move fails to load afterwards', async () => {
    const { api, user, navigation } = open();
    api.on(enrolmentCall, 'offline');
    await carryOnWith(user, 'MK40 2QT');
    await screen.findByRole('alert');
    api.on(enrolmentCall, { body: anEnrolment() });
    await user.click(carryOn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/energy/list'));
    expect(api.calls.filter(({ call }) => call === openCall)).toHaveLength(1);
  });
});

describe('an invalid phone link', () => {
  const expiredHeading = () => screen.findByRole('heading', { name: 'This link does not work any more' });

  it('explains itself, with other ways to the move', async () => {
    const { container } = open({ problem: 'INVALID_LINK' });
    expect(await expiredHeading()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/continue');
    expect(screen.getByRole('link', { name: 'Log in instead' })).toHaveAttribute('href', '/login');
    await expectAccessibleShell(container);
  });

  it('explains itself after too many postcodes too', async () => {
    const { user } = open(asksPostcode, { problem: 'INVALID_LINK' });
    await carryOnWith(user, 'EH3 9QN');
    expect(await expiredHeading()).toBeVisible();
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', offline],
  ])('can be retried after %j', async (asks, sentence) => {
    const { api, user, container } = open(asks);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Your link is not used up.')).toBeVisible();
    await expectAccessibleShell(container);
    api.on(asksCall, asksPostcode);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await postcode()).toBeVisible();
  });
});
