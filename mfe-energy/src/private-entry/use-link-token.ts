import { pathOf } from '@home-move/contract';
import { useCurrentStep, useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';

/**
 * The token of the link that opened the page; null after a reload. Removes it from the address bar and the history, and keeps it in
 * memory only: nothing in the browser outlives the page.
 */
export function useLinkToken(): string | null {
  const runtime = useRuntime();
  const inAddress = useCurrentStep()?.params['entryToken'] ?? null;
  const [token, setToken] = useState(inAddress);
  // Another link was opened in the same tab.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress !== null) runtime.navigate(pathOf('private-entry'), { replace: true });
  }, [inAddress, runtime]);
  return token;
}
