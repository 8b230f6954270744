import { useEffect, useState } from 'react';
import { Row } from '../stack/stack';
import { Status } from '../status/status';
import { Text } from '../text/text';
import { Spinner } from './spinner';

/** Milliseconds until progress is shown, and until the page explains what it waits for. */
const progressAfter = 1000;
const reasonAfter = 4000;

export interface SlowLoadingProps {
  /** After one second: "Getting prices for your home." */
  readonly progress: string;
  /** After four seconds: what has not answered, and how long it can take. */
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
    <Status>
      {message !== null && (
        <Row>
          <Spinner />
          <Text>{message === 'progress' ? progress : reason}</Text>
        </Row>
      )}
    </Status>
  );
}
