import { noQuoteReason, pathOf, problemOf, typicalUseOf, type AssumedUse } from '@home-move/contract';
import {
  EnergyHelp,
  FailedPanel,
  formatNumber,
  Notice,
  SkeletonCards,
  SkeletonText,
  SlowLoading,
  TextButton,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useAtom } from 'jotai';
import { useChooseTariff } from '../selection/choose-tariff';
import { useIsElectricityMissing, useMixedFuel, useRememberedFuel } from '../selection/mixed-meters';
import { energyFiltersAtom } from '../state/energy-filters';
import { useQuotes } from '../tariff/quotes.queries';
import { LeaveList } from './leave-list';
import { ListFrame } from './list-frame';
import { listTexts as texts } from './list.texts';
import { RestoreElectricity } from './restore-electricity';
import { TariffResults } from './tariff-results';

/** "For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road." */
function assumedUse({ electricityKwh, gasKwh, nightPercent }: AssumedUse, home: string | null): string {
  const split = nightPercent === undefined ? '' : texts.split(nightPercent);
  const fuels = [
    electricityKwh === null ? null : `${texts.electricity(formatNumber(electricityKwh))}${split}`,
    gasKwh === null ? null : texts.gas(formatNumber(gasKwh)),
  ];
  return texts.assumed(fuels.filter((fuel) => fuel !== null).join(texts.and), home);
}

/** Tariffs for the saved usage; with mixed meters, one fuel after the other. [LIST-01, LIST-10] */
export function ListPage() {
  return useIsElectricityMissing() ? <RestoreElectricity /> : <Tariffs />;
}

function Tariffs() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const [filters, setFilters] = useAtom(energyFiltersAtom);
  const mixed = useMixedFuel();
  useRememberedFuel(mixed);
  const choose = useChooseTariff();
  const { data: answer, error, isLoading, isValidating, mutate } = useQuotes(filters, mixed?.fuel ?? null);
  // The previous answer stays while the next one loads; tariffs of the other fuel must not.
  const data = mixed && answer?.filterSettings.fuelType !== mixed.fuel ? undefined : answer;
  const problem = error === undefined ? null : problemOf(error);

  if (problem?.code === 'NOT_QUOTABLE' || (data?.totalCountOfTariffs === 0 && filters.wholeOfMarket))
    return (
      <ListFrame mixed={mixed} leave={<LeaveList mixed={mixed} hasTariffs={false} primary />}>
        <Notice kind="warning" still>
          {(enrolment && noQuoteReason(enrolment)) ?? texts.noQuote}
        </Notice>
        <EnergyHelp postcode={enrolment?.postcode ?? null} />
      </ListFrame>
    );
  if (problem)
    return (
      <ListFrame mixed={mixed} leave={<LeaveList mixed={mixed} hasTariffs={false} />}>
        {problem.code === 'ADDRESS_MISSING' ? (
          <Notice kind="warning" still>
            <p>{problem.title}</p>
            <TextButton onClick={() => runtime.navigate(pathOf('moving-details'))}>{texts.noAddress}</TextButton>
          </Notice>
        ) : (
          <FailedPanel title={texts.failed} onRetry={() => void mutate()} retrying={isValidating}>
            {texts.failedMore}
          </FailedPanel>
        )}
      </ListFrame>
    );
  const { houseNameOrNumber, addressLine1 } = enrolment?.address ?? {};
  const home = [houseNameOrNumber, addressLine1].filter(Boolean).join(' ') || null;
  if (!data) {
    const fuelType = mixed?.fuel ?? enrolment?.fuelType ?? 'Dual';
    const typical = typicalUseOf(fuelType, { multiRate: enrolment?.economy7 ?? false });
    return (
      <ListFrame
        mixed={mixed}
        leave={<LeaveList mixed={mixed} hasTariffs />}
        lede={<SkeletonText>{`${assumedUse(typical, home)} ${texts.changeUsage}`}</SkeletonText>}
      >
        <SkeletonCards label={texts.loading} count={3}>
          <SlowLoading {...texts.slow} />
        </SkeletonCards>
      </ListFrame>
    );
  }
  return (
    <ListFrame
      mixed={mixed}
      leave={<LeaveList mixed={mixed} hasTariffs />}
      lede={
        <>
          {assumedUse(data.assumedUse, home)}{' '}
          <TextButton onClick={() => runtime.navigate(pathOf('energy-usage'))}>{texts.changeUsage}</TextButton>
        </>
      }
    >
      <TariffResults quotes={data} filters={filters} onFilter={setFilters} choose={choose} loading={isLoading} />
    </ListFrame>
  );
}
