import { createStore, readOnly, type Readable, type RuntimeContract } from '@home-move/contract';

export type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];

/** The content of the document's one banner. [SESS-18] */
export interface FeedbackStore extends Readable<Feedback | null> {
  readonly show: (feedback: Feedback) => void;
  readonly clear: () => void;
}

/** The banner clears when the path changes. [CHROME-15] */
export function createFeedback(path: Readable<string>): FeedbackStore {
  const content = createStore<Feedback | null>(null);
  const clear = () => content.set(null);
  path.subscribe(clear);
  return { ...readOnly(content), show: content.set, clear };
}
