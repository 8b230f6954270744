import { call } from '../client/client';
import { telephonyEndpoints } from '../endpoints/telephony.endpoints';
import { isTelephonyHost } from '../portal/portal';
import { invitedStep } from './invite';
import { newLaunchCodeSchema, noteSchema } from './telephony.schema';

it.each([
  ['telephony.localhost', true],
  ['Telephony.partner.example', true],
  ['my-telephony-portal.example', true],
  ['localhost', false],
  ['telefony.example', false],
])('%s is a telephony host: %s [TEL-01]', (hostname, expected) => {
  expect(isTelephonyHost(hostname)).toBe(expected);
});

it('rejects an empty, blank or overlong note', () => {
  const messageFor = (content: string) => noteSchema.safeParse({ content }).error?.issues[0]?.message;
  expect(messageFor('')).toBe('You cannot save an empty note');
  expect(messageFor(' \n ')).toBe('You cannot save an empty note');
  expect(messageFor('x'.repeat(5001))).toBe('A note can be no longer than 5,000 characters');
  expect(noteSchema.parse({ content: ' Called back. ' })).toEqual({ content: 'Called back.' });
});

it('sends a note to POST /note as a form [TEL-28]', async () => {
  const fetcher = jest.fn(() => Promise.resolve(new Response('{}', { status: 201 })));
  await call(fetcher, '', telephonyEndpoints.saveNote, { body: { content: 'Rings & waits' } });
  const form = expect.objectContaining({ method: 'POST', body: 'content=Rings+%26+waits' });
  expect(fetcher).toHaveBeenCalledWith('/api/v1/note', form);
});

it.each([
  ['journey=energy', 'energy-usage'],
  ['journey=entertainment&source=mail', 'broadband-list'],
  ['journey=council', null],
  ['', null],
])('the query %j of a link leads to the step %s', (query, step) => {
  expect(invitedStep(new URLSearchParams(query))).toBe(step);
});

describe('the name of an agent', () => {
  const isAccepted = (agentName: string) =>
    newLaunchCodeSchema.safeParse({ enrolment: 'HM-1', agentName, origin: 'https://crm.example' }).success;

  it.each(['Jordan Lee', 'Zoë O’Neill-Šimić', '李娜', 'Amélie 🏠'])('can be %s', (name) => {
    expect(isAccepted(name)).toBe(true);
  });

  it.each([
    ['a line break', 'Jordan\nLee'],
    ['an escape sequence', 'Jordan \u001B[31mLee'],
    ['a delete character', 'Jordan\u007FLee'],
    ['an override of the direction', 'Jordan \u202EeeL'],
    ['an isolate', 'Jordan \u2066Lee'],
    ['a zero-width space', 'Jor\u200Bdan Lee'],
    ['a line separator', 'Jordan\u2028Lee'],
  ])('has no %s', (_, name) => {
    expect(isAccepted(name)).toBe(false);
  });
});
