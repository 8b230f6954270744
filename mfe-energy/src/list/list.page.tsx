import { pathOf, problemOf, type AssumedUse } from '@home-move/contract';
import {
  Actions,
  Button,
  FailedPanel,
  formatNumber,
  Notice,
  Page,
  SkeletonCards,
  TextButton,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ContinueWithoutEnergy, NoThanksToEnergy } from '../skip/skip-energy';
import { energyFiltersAtom } from '../state/energy-filters';
import { useQuotes } from '../tariff/quotes.queries';
import { listTexts as texts } from './list.texts';
import { TariffResults } from './tariff-results';

/** "For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road." */
function assumedUse({ electricityKwh, gasKwh }: AssumedUse, home: string | null): string {
  const fuels = [
    electricityKwh === null ? null : texts.electricity(formatNumber(electricityKwh)),
    gasKwh === null ? null : texts.gas(formatNumber(gasKwh)),
  ];
  return texts.assumed(fuels.filter((fuel) => fuel !== null).join(texts.and), home);
}

interface ListFrameProps {
  readonly lede?: ReactNode;
  readonly children: ReactNode;
  /** Beside Back: 'No thanks' or 'Continue'. */
  readonly leave: ReactNode;
}

function ListFrame({ lede, children, leave }: ListFrameProps) {
  const runtime = useRuntime();
  const toUsage = () => runtime.navigate(pathOf('energy-usage'));
  return (
    <Page title={texts.title} brandName={runtime.brand.name} back={{ onClick: toUsage }} lede={lede} width="full">
      {children}
      <Actions>
        <Button onClick={toUsage}>{texts.back}</Button>
        {leave}
      </Actions>
    </Page>
  );
}

/** Tariffs for the saved usage. [LIST-01] */
export function ListPage() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const [filters, setFilters] = useAtom(energyFiltersAtom);
  const { data, error, isLoading, isValidating, mutate } = useQuotes(filters);
  const problem = error === undefined ? null : problemOf(error);

  if (problem?.code === 'NOT_QUOTABLE' || (data?.totalCountOfTariffs === 0 && filters.wholeOfMarket))
    return (
      <ListFrame leave={<ContinueWithoutEnergy primary />}>
        <Notice kind="warning" still>
          {texts.noQuote}
        </Notice>
      </ListFrame>
    );
  if (problem)
    return (
      <ListFrame leave={<ContinueWithoutEnergy />}>
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
  if (!data)
    return (
      <ListFrame leave={<NoThanksToEnergy />}>
        <SkeletonCards label={texts.loading} count={3} />
      </ListFrame>
    );
  const { houseNameOrNumber, addressLine1 } = enrolment?.address ?? {};
  const home = [houseNameOrNumber, addressLine1].filter(Boolean).join(' ');
  return (
    <ListFrame
      leave={<NoThanksToEnergy />}
      lede={
        <>
          {assumedUse(data.assumedUse, home || null)}{' '}
          <TextButton onClick={() => runtime.navigate(pathOf('energy-usage'))}>{texts.changeUsage}</TextButton>
        </>
      }
    >
      <TariffResults quotes={data} filters={filters} onFilter={setFilters} loading={isLoading} />
    </ListFrame>
  );
}
