import { storedAtom } from '@home-move/ui';

/** Identifiers of the add-ons chosen with the tariff; null when nothing was chosen yet. [TARIFF-12] */
export const energyAddOnsAtom = storedAtom('energyAddOns', (stored) =>
  Array.isArray(stored) && stored.every((id): id is string => typeof id === 'string') ? stored : null,
);
