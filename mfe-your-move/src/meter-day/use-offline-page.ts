import { useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

/**
 * Lets this page open without a signal, by the service worker below its address, and be installed. Neither in frames, nor for agents.
 * [METER-07, METER-16, METER-18]
 */
export function useOfflinePage(): void {
  const { context, portal } = useRuntime();
  const isHosted = context === 'hosted' && portal === 'tenant' && window.parent === window;
  useEffect(() => {
    if (!isHosted) return undefined;
    const page = window.location.pathname.replace(/\/$/, '');
    // Missing where cookies are blocked. While the server switches the worker off, there is no script to register.
    void navigator.serviceWorker?.register(`${page}/worker.js`, { scope: page }).catch(() => undefined);
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `${page}/manifest.webmanifest`;
    document.head.append(link);
    return () => link.remove();
  }, [isHosted]);
}
