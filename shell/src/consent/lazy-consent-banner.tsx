import { useStore } from '@home-move/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { Consent } from '../runtime/consent';

type Banner = ComponentType<{ readonly consent: Consent }>;

/** Loads the banner for visitors who have not chosen yet. If it fails to load, nothing is requested or measured. */
export function LazyConsentBanner({ consent }: { readonly consent: Consent }) {
  const [LoadedBanner, setLoadedBanner] = useState<Banner | null>(null);
  const isOpen = useStore(consent.choice) === null;
  useEffect(() => {
    let hasLeft = false;
    if (isOpen)
      import('./consent-banner').then(
        ({ ConsentBanner }) => !hasLeft && setLoadedBanner(() => ConsentBanner),
        () => undefined,
      );
    return () => {
      hasLeft = true;
    };
  }, [isOpen]);
  return LoadedBanner && <LoadedBanner consent={consent} />;
}
