import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import type { AgentLogin } from '../../identity/token/tokens.service.js';
import { anEnrolmentRecord } from '../../move/enrolment/enrolment-record.builder.js';
import { hashedContact, isOpen, type LinkFacts } from './entry-view.js';
import type { StoredEntry } from './private-entry.repository.js';

const keyedHash = new KeyedHash('a secret');
const enrolment = anEnrolmentRecord({ contactNumber: '07700900101' });
const sentAt = new Date('2026-11-20T10:00:00Z');
const entry: StoredEntry = {
  id: '665f1c2a9b1e8a0012345679',
  enrolmentId: enrolment.id,
  sessionId: 's-1',
  agentName: 'Jordan Lee',
  scope: 'code',
  channel: 'sms',
  linkId: 'l-1',
  codeId: 'c-1',
  contactHash: keyedHash.of(hashedContact('sms', '07700900101')),
  state: 'sent',
  sentAt,
  openedAt: null,
  doneAt: null,
  expiresAt: new Date('2026-11-20T10:15:00Z'),
  removeAt: new Date('2026-11-20T11:00:00Z'),
};
const facts: LinkFacts = {
  activeSessions: new Set(['s-1']),
  latestCodes: new Set(['c-1']),
  agentLogins: [],
  now: new Date('2026-11-20T10:05:00Z'),
  keyedHash,
};
const later: AgentLogin = {
  enrolmentId: enrolment.id,
  sessionId: 's-2',
  startedAt: new Date('2026-11-20T10:00:01Z'),
};

describe('an entry for a code', () => {
  it.each<[string, AgentLogin]>([
    ['another call', { ...later, enrolmentId: '665f1c2a9b1e8a0012345670' }],
    ['the call with the login that requested it', { ...later, sessionId: 's-1' }],
    ['the call at the moment when it was sent', { ...later, startedAt: sentAt }],
  ])('stays open when an agent opens %s', (_, login) => {
    expect(isOpen(entry, enrolment, { ...facts, agentLogins: [login] })).toBe(true);
  });

  it('ends when an agent opens the call later', () => {
    expect(isOpen(entry, enrolment, { ...facts, agentLogins: [later] })).toBe(false);
  });

  it('of an earlier version, which did not store the code, has ended', () => {
    expect(isOpen({ ...entry, codeId: null }, enrolment, facts)).toBe(false);
  });
});
