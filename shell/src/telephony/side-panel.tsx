import { SectionSpinner } from '@home-move/ui';
import type { CreateJourneysIn } from '../journeys/create-journeys';
import { PanelFailed } from './panel-failed';
import { telephonyTexts } from './telephony.texts';

/**
 * Mounts the side panel's remote on its own outlet, once for all pages: it has no route, so single-spa has no part in it.
 * Guarded like a journey, its failure leaves the journey beside it alone. Gives back how to take it away. [TEL-05]
 */
export function openSidePanel(createJourneysIn: CreateJourneysIn, outlet: HTMLElement): () => void {
  const panel = createJourneysIn({
    names: ['telephony'],
    outlet,
    views: {
      waiting: () => <SectionSpinner label={telephonyTexts.loadingPanel} />,
      failed: (view) => <PanelFailed {...view} />,
    },
    onMounted: () => undefined,
  }).get('telephony');
  void panel?.mount();
  return () => void panel?.unmount();
}
