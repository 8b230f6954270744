import { Status, Text } from '@home-move/ui';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface Outcome {
  readonly text: string;
  readonly box: RefObject<HTMLDivElement | null>;
  /** Shows a text, or none for an empty one. */
  readonly show: (text: string) => void;
  /** Shows a text and focuses it, for an action that removes its own button. */
  readonly focus: (text: string) => void;
  /** The element that gets the focus after a dialog, which hides the page from screen readers until then; null without a text. */
  readonly afterDialog: () => HTMLElement | null;
}

/** The outcome of the last action of a section. */
export function useOutcome(): Outcome {
  const box = useRef<HTMLDivElement>(null);
  const [text, show] = useState('');
  const focus = (next: string) => {
    // Render the text before it is focused.
    flushSync(() => show(next));
    box.current?.focus();
  };
  return { text, box, show, focus, afterDialog: () => (text ? box.current : null) };
}

/** Where the outcome is announced. It stays in the section, so that it can keep the focus of a removed button. */
export function OutcomeStatus({ outcome: { text, box } }: { readonly outcome: Outcome }) {
  return (
    <Status ref={box} tabIndex={-1}>
      {text && <Text size="sm">{text}</Text>}
    </Status>
  );
}
