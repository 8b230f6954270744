import { useEffect, useState } from 'react';

/** How often the server is tried: browsers do not notice a signal without a connection behind it. */
const TRY_MS = 15_000;

/** Whether the server answers again. */
export function useSignalReturn(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) return undefined;
    const attempt = () => {
      if (!navigator.onLine) return;
      fetch(`${window.location.pathname}/manifest.webmanifest`, { cache: 'no-store', credentials: 'omit' }).then(
        ({ ok }) => setBack(ok),
        () => undefined,
      );
    };
    const timer = setInterval(attempt, TRY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [isBack]);
  return isBack;
}
