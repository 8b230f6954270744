import { pathOf } from '@home-move/contract';
import { useCurrentStep, useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';

/**
 * The token of the link that opened the page; null without one and after a reload. Removes it from the address bar and the history, and
 * keeps it in memory only. [ROOM-04]
 */
export function useLinkToken(): string | null {
  const runtime = useRuntime();
  const inAddress = useCurrentStep()?.params['token'] ?? null;
  const [token, setToken] = useState(inAddress);
  // Another link was opened in the same tab.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress !== null) runtime.navigate(pathOf('join-household'), { replace: true });
  }, [inAddress, runtime]);
  return token;
}
