import { undeliverableMailbox } from './email.postmark.js';

const Email = 'sam@example.test';

it.each([
  ['Bounce', 'HardBounce', 'bounced'],
  ['Bounce', 'BadEmailAddress', 'bounced'],
  ['Bounce', 'SpamComplaint', 'complained'],
  ['SpamComplaint', 'SpamComplaint', 'complained'],
  ['SpamComplaint', undefined, 'complained'],
])('ends mails after %s %s', (RecordType, Type, cause) => {
  const event = { RecordType, Email, ...(Type !== undefined && { Type }) };
  expect(undeliverableMailbox(event)).toEqual({ emailAddress: Email, cause });
});

it.each([
  ['Bounce', 'Transient'],
  ['Bounce', 'SoftBounce'],
  ['Bounce', 'constructor'],
  ['Bounce', undefined],
  ['Delivery', undefined],
  ['Open', 'HardBounce'],
])('ignores %s %s', (RecordType, Type) => {
  expect(undeliverableMailbox({ RecordType, Email, ...(Type !== undefined && { Type }) })).toBeNull();
});

it.each([undefined, '', 'sam'])('ignores a bounce of %j, which is no mailbox', (address) => {
  const event = { RecordType: 'Bounce', Type: 'HardBounce', ...(address !== undefined && { Email: address }) };
  expect(undeliverableMailbox(event)).toBeNull();
});
