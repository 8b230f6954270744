import { greenerUpgrade } from '@home-move/contract';
import type { TariffOffer } from '../state/energy.state.js';

/**
 * The gas tariff of mixed meters, without the add-ons that the tariffs for electricity offer already, and without the
 * greener upgrade, which is sold only with electricity. [LIST-13]
 */
export function withoutAddOnsOf(
  electricity: readonly Pick<TariffOffer, 'tariff'>[],
  { tariff, ...offer }: TariffOffer,
): TariffOffer {
  const offered = electricity.flatMap(({ tariff: { addOnsData } }) => addOnsData.map(({ identifier }) => identifier));
  const addOnsData = tariff.addOnsData.filter(
    ({ identifier }) => identifier !== greenerUpgrade && !offered.includes(identifier),
  );
  return { ...offer, tariff: { ...tariff, addOnsData, addOnsAvailable: addOnsData.length > 0 } };
}
