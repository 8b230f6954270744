import { otherFuel, tariffKey, type AssumedUse, type EnergyTariff } from '@home-move/contract';
import { useCurrentStep } from '@home-move/ui';
import { useMixedFuel } from '../selection/mixed-meters';
import { noFilters } from '../state/energy-filters';
import { useQuotes } from '../tariff/quotes.queries';

interface TariffAt {
  readonly found: { readonly tariff: EnergyTariff; readonly use: AssumedUse } | null;
  readonly isLoaded: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/**
 * The quoted tariff that the address names: by supplier and price id, or by its own name. With mixed meters, among the tariffs of
 * both fuels. [TARIFF-01]
 */
export function useTariffAt(): TariffAt {
  const { supplier = '', priceId } = useCurrentStep()?.params ?? {};
  const mixed = useMixedFuel();
  const isNamedInPath = supplier !== '';
  const first = useQuotes(noFilters, mixed?.fuel ?? null, isNamedInPath);
  const second = useQuotes(noFilters, mixed && otherFuel[mixed.fuel], isNamedInPath && mixed !== null);
  const queries = mixed ? [first, second] : [first];

  const isNamed = (tariff: EnergyTariff) =>
    priceId === undefined
      ? tariff.tariffUrl === supplier
      : tariffKey(tariff) === `${supplier.toLowerCase()}/${priceId}`;
  const quoted = queries.flatMap(({ data }) => (data ? data.tariffs.map((tariff) => ({ tariff, data })) : []));
  const match = quoted.find(({ tariff }) => isNamed(tariff));
  return {
    found: match ? { tariff: match.tariff, use: match.data.assumedUse } : null,
    isLoaded: queries.every(({ data }) => data !== undefined),
    error: queries.find(({ error }) => error !== undefined)?.error,
    retry: () => queries.forEach(({ error, mutate }) => error !== undefined && void mutate()),
    retrying: queries.some(({ isValidating }) => isValidating),
  };
}
