import type { EnergyTariff, TariffFuel } from '@home-move/contract';
import { atom } from 'jotai';

/** At most this many tariffs are compared. */
export const maxCompared = 2;

type Compared = Readonly<Partial<Record<TariffFuel, readonly EnergyTariff[]>>>;

/** The ticked tariffs of each list: with mixed meters electricity and gas compare separately. */
const comparedAtom = atom<Compared>({});

const isSame = (a: EnergyTariff, b: EnergyTariff): boolean => a.quoteId === b.quoteId && a.priceId === b.priceId;

/** Whether a tariff is ticked, and the other ticked tariffs of its list. Ignores tariffs of an earlier quote. */
export function comparisonOf(compared: Compared, tariff: EnergyTariff) {
  const ofList = (compared[tariff.energyType] ?? []).filter(({ quoteId }) => quoteId === tariff.quoteId);
  return {
    isTicked: ofList.some((item) => isSame(item, tariff)),
    others: ofList.filter((item) => !isSame(item, tariff)),
  };
}

/** Reads the ticked tariffs; writing a tariff ticks or unticks it. A third tariff is ignored. */
export const comparedTariffsAtom = atom(
  (get) => get(comparedAtom),
  (get, set, tariff: EnergyTariff) => {
    const { isTicked, others } = comparisonOf(get(comparedAtom), tariff);
    if (!isTicked && others.length >= maxCompared) return;
    set(comparedAtom, { ...get(comparedAtom), [tariff.energyType]: isTicked ? others : [...others, tariff] });
  },
);

/** Unticks all tariffs of a list. */
export const clearComparedAtom = atom(null, (get, set, fuels: TariffFuel) =>
  set(comparedAtom, { ...get(comparedAtom), [fuels]: [] }),
);

/** The list whose comparison is open; null while none is. */
export const openComparisonAtom = atom<TariffFuel | null>(null);
