import { energyMessages, pathOf, tariffKey, type AssumedUse, type EnergyTariff } from '@home-move/contract';
import {
  Actions,
  Button,
  Card,
  CostBar,
  CostKey,
  FailedPanel,
  formatMoney,
  Heading,
  Notice,
  Page,
  Price,
  SkeletonCards,
  Stack,
  useCurrentStep,
  useRuntime,
} from '@home-move/ui';
import type { ReactNode } from 'react';
import { useChooseTariff } from '../plan/chosen-plan';
import { noFilters } from '../state/energy-filters';
import { costPartsOf, termOf } from '../tariff/describe-tariff';
import { useQuotes } from '../tariff/quotes.queries';
import { SupplierLink } from '../tariff/supplier-link';
import { PrincipalTerms, RatesTable, TariffLabel } from '../tariff/tariff-label';
import { labelTexts } from '../tariff/tariff-label.texts';
import { tariffTexts } from '../tariff/tariff.texts';

const texts = {
  title: 'Tariff details',
  loading: 'Loading the tariff',
  back: 'Back to all plans',
  label: 'Tariff information label',
  gone: 'This plan is not on the list any more.',
  toList: 'See energy plans',
  failed: energyMessages.listFailed,
} as const;

function Cost({ tariff }: { readonly tariff: EnergyTariff }) {
  const parts = costPartsOf(tariff);
  return (
    <Card as="div">
      <Stack gap={4}>
        <Price amount={formatMoney(tariff.newSpend)}>
          {tariffTexts.firstYear(formatMoney(tariff.newSpendMonthly))}
        </Price>
        <CostBar label={tariffTexts.firstYearCost} parts={parts} />
        <CostKey parts={parts} single />
      </Stack>
    </Card>
  );
}

function SelectOrSupplierLink({ tariff }: { readonly tariff: EnergyTariff }) {
  const choose = useChooseTariff();
  if (!tariff.canSwitch) return <SupplierLink tariff={tariff} />;
  return (
    <>
      {choose.problem && <Notice kind="error">{choose.problem.title}</Notice>}
      <Button
        variant="primary"
        onClick={() => void choose.run(tariff)}
        busy={choose.busy ? tariffTexts.selecting : undefined}
      >
        {tariffTexts.select}
      </Button>
    </>
  );
}

function Details({ tariff, use }: { readonly tariff: EnergyTariff; readonly use: AssumedUse }) {
  const runtime = useRuntime();
  return (
    <>
      {!tariff.canSwitch && (
        <Notice kind="info" still>
          {tariffTexts.cannotSwitch(tariff.supplierName)}
        </Notice>
      )}
      <section>
        <Heading level={2}>{texts.label}</Heading>
        <TariffLabel tariff={tariff} use={use} />
      </section>
      <RatesTable tariff={tariff} />
      <section>
        <Heading level={2}>{labelTexts.terms}</Heading>
        <PrincipalTerms tariff={tariff} />
      </section>
      <Actions>
        <Button onClick={() => runtime.navigate(pathOf('energy-list'))}>{texts.back}</Button>
        <SelectOrSupplierLink tariff={tariff} />
      </Actions>
    </>
  );
}

/** Label, rates and terms of one tariff. [TARIFF-01] */
export function DetailsPage() {
  const runtime = useRuntime();
  const { supplier = '', priceId = '' } = useCurrentStep()?.params ?? {};
  const { data, error, isValidating, mutate } = useQuotes(noFilters);
  const tariff = data?.tariffs.find((quoted) => tariffKey(quoted) === `${supplier.toLowerCase()}/${priceId}`);
  const toList = () => runtime.navigate(pathOf('energy-list'));

  const page = (title: string, children: ReactNode, extras: { lede?: ReactNode; aside?: ReactNode } = {}) => (
    <Page title={title} brandName={runtime.brand.name} back={{ onClick: toList }} {...extras}>
      {children}
    </Page>
  );
  if (tariff && data)
    return page(tariff.tariffName, <Details tariff={tariff} use={data.assumedUse} />, {
      lede: tariffTexts.bySupplier(tariff.supplierName, termOf(tariff)),
      aside: <Cost tariff={tariff} />,
    });
  if (error !== undefined)
    return page(
      texts.title,
      <FailedPanel title={texts.failed} onRetry={() => void mutate()} retrying={isValidating} />,
    );
  if (!data) return page(texts.title, <SkeletonCards label={texts.loading} count={1} />);
  return page(
    texts.title,
    <>
      <Notice kind="warning" still>
        {texts.gone}
      </Notice>
      <Actions>
        <Button variant="primary" onClick={toList}>
          {texts.toList}
        </Button>
      </Actions>
    </>,
  );
}
