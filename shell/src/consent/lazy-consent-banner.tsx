import { useStore } from '@home-move/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { Consent } from './consent';

type Banner = ComponentType<{ readonly consent: Consent }>;

/** The banner, for who has not answered yet; nobody else fetches it. Without its chunk nobody is asked, and nothing is measured. */
export function LazyConsentBanner({ consent }: { readonly consent: Consent }) {
  const [Shown, setShown] = useState<Banner | null>(null);
  const isOpen = useStore(consent.choice) === null;
  useEffect(() => {
    let left = false;
    if (isOpen)
      import('./consent-banner').then(
        ({ ConsentBanner }) => !left && setShown(() => ConsentBanner),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [isOpen]);
  return Shown && <Shown consent={consent} />;
}
