import { Row, Spinner, Status, Text } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { listTexts as texts } from './list.texts';

/** Milliseconds until progress is shown, and until the page explains the wait. */
const progressAfter = 1000;
const reasonAfter = 4000;

/** Progress while prices load: after one second that they do, after four that the suppliers have not answered. */
export function SlowQuotes() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const timers = [
      setTimeout(() => setMessage(texts.slow), progressAfter),
      setTimeout(() => setMessage(texts.verySlow), reasonAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <Status>
      {message !== null && (
        <Row>
          <Spinner />
          <Text>{message}</Text>
        </Row>
      )}
    </Status>
  );
}
