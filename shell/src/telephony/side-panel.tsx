import { SectionSpinner } from '@home-move/ui';
import type { CreateJourneysIn } from '../journeys/create-journeys';
import { PanelFailed } from './panel-failed';
import { telephonyTexts } from './telephony.texts';

/**
 * Mounts the side panel's remote in its own outlet, once for all pages; without a route it needs no single-spa. It is
 * guarded like a journey, so its failure does not affect the step. Returns the function that unmounts it. [TEL-05]
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
