import {
  feedbackEndpoints,
  feedbackScores,
  problemOf,
  type FeedbackScore,
  type GivenFeedback,
  type RuntimeContract,
} from '@home-move/contract';
import { cachedFor30s, clearDraft, readDraft, saveDraft, useEnrolment, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import useSWR from 'swr';

const draftKey = 'feedback';

/** The unsent score and comment. */
export interface FeedbackDraft {
  readonly score: FeedbackScore | null;
  readonly comment: string;
}
/** Stored for the tab: a reload keeps the draft, and a dismissed question stays hidden. */
interface StoredFeedback extends FeedbackDraft {
  readonly isDismissed: boolean;
}

function readStored(storage: RuntimeContract['storage']): StoredFeedback {
  const stored = readDraft(storage, draftKey);
  const { score, comment, isDismissed } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof StoredFeedback, unknown>
  >;
  return {
    score: feedbackScores.find((each) => each === score) ?? null,
    comment: typeof comment === 'string' ? comment : '',
    isDismissed: isDismissed === true,
  };
}

/** The draft of the answer, kept for the tab. */
export function useFeedbackDraft() {
  const { storage } = useRuntime();
  const [stored, setStored] = useState(() => readStored(storage));
  const keep = (changed: Partial<StoredFeedback>) => {
    const next = { ...stored, ...changed };
    setStored(next);
    saveDraft(storage, draftKey, next);
  };
  return {
    ...stored,
    change: (draft: Partial<FeedbackDraft>) => keep(draft),
    dismiss: () => keep({ score: null, comment: '', isDismissed: true }),
    forget: () => clearDraft(storage, draftKey),
  };
}

/** Whether the question is still open; false until that is known, and when it cannot be known. */
export function useIsFeedbackWanted(): boolean {
  const { http } = useRuntime();
  const enrolment = useEnrolment();
  const { data } = useSWR(
    [feedbackEndpoints.feedbackState.path, enrolment?.id],
    () => http.send(feedbackEndpoints.feedbackState, {}),
    cachedFor30s,
  );
  return data?.isWanted ?? false;
}

/** Sends the answer. One that was given before, as in another tab or when a response was lost, counts as sent. */
export async function sendFeedback({ http }: RuntimeContract, body: GivenFeedback): Promise<void> {
  try {
    await http.send(feedbackEndpoints.giveFeedback, { body });
  } catch (error) {
    if (problemOf(error).code !== 'CONFLICT') throw error;
  }
}
