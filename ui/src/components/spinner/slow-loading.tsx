import { useEffect, useState } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Status } from '../status/status';
import { Spinner } from './spinner';
import sheet, * as styles from './spinner.module.css';

registerSheet(sheet);

/** Milliseconds until progress is shown, and until the page explains the delay. */
const progressAfter = 1000;
const reasonAfter = 4000;

export interface SlowLoadingProps {
  /** After one second: "Getting prices for your home." */
  readonly progress: string;
  /** After four seconds: who has not responded yet, and how long it can take. */
  readonly reason: string;
}

/** Progress while third parties answer, announced. Render it for as long as they do not; it shows nothing in the first second. */
export function SlowLoading({ progress, reason }: SlowLoadingProps) {
  const [message, setMessage] = useState<'progress' | 'reason' | null>(null);
  useEffect(() => {
    const timers = [
      setTimeout(() => setMessage('progress'), progressAfter),
      setTimeout(() => setMessage('reason'), reasonAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <Status className={message === null ? undefined : styles.section}>
      {message !== null && (
        <>
          <Spinner />
          <span>{message === 'progress' ? progress : reason}</span>
        </>
      )}
    </Status>
  );
}
