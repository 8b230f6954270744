import { draftsOf, type Enrolment, type NoteDraft, type RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { nameOf } from '../customer/customer.texts';

type Typed = Pick<NoteDraft, 'content' | 'day'>;

export interface KeptDraft {
  /** The draft that was stored when the component was mounted. */
  readonly initial: Typed | null;
  readonly keep: (draft: Typed) => void;
  readonly discard: () => void;
}

/** The agent's drafts about other customers than this one. */
function others({ storage, session }: Pick<RuntimeContract, 'storage' | 'session'>, enrolmentId: string) {
  return draftsOf(storage.get('noteDrafts'), session.get().agentName ?? '').filter(
    (draft) => draft.enrolmentId !== enrolmentId,
  );
}

/** Removes the agent's draft about a customer. */
export function discardDraft(runtime: Pick<RuntimeContract, 'storage' | 'session'>, enrolmentId: string): void {
  const drafts = others(runtime, enrolmentId);
  if (drafts.length === 0) runtime.storage.remove('noteDrafts');
  else runtime.storage.set('noteDrafts', drafts);
}

/**
 * The note that an agent is typing about a customer, kept in the tab until it is saved: a reload, a logout, another customer's
 * call or a colleague who finishes the enrolment does not lose it. Other agents do not get it.
 */
export function useNoteDraft(enrolment: Enrolment): KeptDraft {
  const runtime = useRuntime();
  const { storage, session } = runtime;
  const agentName = session.get().agentName ?? '';
  const { id: enrolmentId } = enrolment;
  const discard = () => discardDraft(runtime, enrolmentId);
  const [initial] = useState(
    () => draftsOf(storage.get('noteDrafts'), agentName).find((draft) => draft.enrolmentId === enrolmentId) ?? null,
  );
  const keep = ({ content, day }: Typed) => {
    if (content.trim() === '') return discard();
    const draft: NoteDraft = { agentName, enrolmentId, customer: nameOf(enrolment), content, day };
    storage.set('noteDrafts', [...others(runtime, enrolmentId), draft]);
  };
  return { initial, keep, discard };
}
