import { useEffect, useState } from 'react';

/** How long a dialog stays in the closing phase, in ms. [XUI-04] */
export const DIALOG_CLOSING_MS = 500;

export type DialogPhase = 'closed' | 'open' | 'closing';

/** closed → open → closing (500 ms, also with reduced motion) → closed. Reopening during closing takes effect at once. [XUI-03] */
export function useDialogPhase(open: boolean): DialogPhase {
  const [phase, setPhase] = useState<DialogPhase>(open ? 'open' : 'closed');
  if (open && phase !== 'open') setPhase('open');
  if (!open && phase === 'open') setPhase('closing');

  useEffect(() => {
    if (phase !== 'closing') return undefined;
    const timer = setTimeout(() => setPhase('closed'), DIALOG_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}
