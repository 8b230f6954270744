import type { DateParts } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useState } from 'react';

/** What an agent has typed of a note. */
export interface NoteDraft {
  readonly content: string;
  /** The day of the reminder as typed; null without one. */
  readonly day: DateParts | null;
}

interface StoredDraft extends NoteDraft {
  readonly enrolmentId: string;
}

export interface KeptDraft {
  /** What was kept when the component was mounted. */
  readonly initial: NoteDraft | null;
  readonly keep: (draft: NoteDraft) => void;
  readonly discard: () => void;
}

/**
 * The note that an agent is typing about an enrolment, kept in the tab until it is saved: a reload, a login that ends meanwhile
 * or a colleague who finishes the enrolment does not lose it. A draft about another customer is discarded.
 */
export function useNoteDraft(enrolmentId: string): KeptDraft {
  const { storage } = useRuntime();
  const discard = () => storage.remove('noteDraft');
  const [initial] = useState(() => {
    const stored = storage.get('noteDraft') as StoredDraft | undefined;
    if (stored && stored.enrolmentId !== enrolmentId) discard();
    return stored?.enrolmentId === enrolmentId ? stored : null;
  });
  const keep = ({ content, day }: NoteDraft) => {
    if (content.trim() === '') discard();
    else storage.set('noteDraft', { enrolmentId, content, day } satisfies StoredDraft);
  };
  return { initial, keep, discard };
}
