import { useState } from 'react';

export interface Copy {
  /**
   * `manual` if the browser forbids copying, as in some partners' frames: the user then copies the text that is shown.
   */
  readonly state: 'offered' | 'copied' | 'manual';
  readonly copy: () => Promise<void>;
}

/** Copies a text to the clipboard. Never rejects. */
export function useCopy(text: string): Copy {
  const [state, setState] = useState<Copy['state']>('offered');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('manual');
    }
  };
  return { state, copy };
}
