import { stepAt, telephonyEndpoints, type AgentRole, type Enrolment, type HistoryEntry } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ActionsSection } from '../actions/actions.section';

export const offered = { energyOfferedStatus: 1, entertainmentOfferedStatus: 1 } as const;
/** No code is left to enter. */
const verified = { emailAddressVerified: true, contactNumberVerified: true } as const;

/** A stream without news. */
const forever = () => new Promise<void>(() => undefined);

interface OpenOptions {
  /** Null in a host without steps. */
  readonly path?: string | null;
  readonly enrolment?: Partial<Enrolment>;
  readonly history?: readonly HistoryEntry[];
  readonly role?: AgentRole;
}

/** Renders the actions of an agent on a call. */
export async function open({
  path = '/enrolment/moving-details',
  enrolment: fields = {},
  history = [],
  role = 'agent',
}: OpenOptions = {}) {
  const enrolment = anEnrolment({ ...offered, ...verified, ...fields });
  const match = path === null ? null : stepAt(path);
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment,
    step: path === null ? null : match && { ...match, path },
    follow: forever,
  });
  runtime.answer(telephonyEndpoints.history, () => history);
  runtime.answer(telephonyEndpoints.role, () => ({ role }));
  const { container } = renderWithRuntime(<ActionsSection enrolment={enrolment} titleId="actions" />, runtime);
  // The history loads.
  await act(async () => undefined);
  return { runtime, container, calls: () => runtime.recorded.calls.filter(({ method }) => method !== 'GET') };
}

// Radix disables pointer events on the body while a dialog is open, and jsdom loads no style sheets.
export const user: UserEvent = userEvent.setup({ pointerEventsCheck: 0 });
export const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
export const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
export const click = (name: string) => user.click(screen.getByRole('button', { name }));

export const linkSent: HistoryEntry = {
  id: '1',
  type: 'link-sent',
  actor: { kind: 'agent', name: 'Alex Grant' },
  at: '2026-11-20T10:35:00Z',
  reference: null,
};
