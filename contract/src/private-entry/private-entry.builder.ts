import type { CallUpdate, PrivateEntry } from './private-entry';

/** A link for bank details that has just been sent. */
export function aPrivateEntry(overrides: Partial<PrivateEntry> = {}): PrivateEntry {
  return {
    id: '1',
    scope: 'bank-details',
    channel: 'sms',
    state: 'sent',
    sentAt: '2026-11-20T10:42:00Z',
    openedAt: null,
    doneAt: null,
    ...overrides,
  };
}

/** An update without colleagues and recent notes. */
export function aCallUpdate(overrides: Partial<CallUpdate> = {}): CallUpdate {
  return { version: 1, privateEntries: [], colleagues: [], latestNote: null, ...overrides };
}
