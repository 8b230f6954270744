import type { Branding } from '@home-move/contract';
import { adoptBase, adoptSheets, RuntimeProvider } from '@home-move/ui';
import { createRoot } from 'react-dom/client';
import { OfflinePage } from './offline.page';
import { createOfflineRuntime } from './offline-runtime';
import { openSession } from './open-session';

/** The branding that the server has written into the document. */
function readBranding(): Branding {
  return JSON.parse(document.getElementById('hm-offline-boot')?.textContent ?? '') as Branding;
}

async function start(): Promise<void> {
  const root = document.getElementById('hm-offline');
  if (!root) return;
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const { dataset } = document.documentElement;
  if (dataset['mode'] === 'system') dataset['mode'] = isDark ? 'dark' : 'light';
  const enrolmentId = await openSession(Date.now());
  const runtime = createOfflineRuntime(readBranding(), dataset['mode'] === 'dark' ? 'dark' : 'light', enrolmentId);
  // The bar leaves room for the mark that the portal's header draws.
  document.querySelector<HTMLElement>('.hm-start')?.style.setProperty('--hm-start-mark', '0px');
  createRoot(root).render(
    <RuntimeProvider value={runtime}>
      <OfflinePage enrolmentId={enrolmentId} />
    </RuntimeProvider>,
  );
}

adoptBase(document);
adoptSheets(document);
void start();
