import { pathOf, type AssumedUse, type EnergyTariff } from '@home-move/contract';
import {
  Actions,
  Button,
  Card,
  FailedPanel,
  Heading,
  Notice,
  Page,
  registerSheet,
  SkeletonCards,
  useRuntime,
} from '@home-move/ui';
import type { ReactNode } from 'react';
import { useChooseTariff } from '../selection/choose-tariff';
import { termOf } from '../tariff/describe-tariff';
import { SupplierLink } from '../tariff/supplier-link';
import { RatesTable, TariffLabel } from '../tariff/tariff-label';
import { labelTexts } from '../tariff/tariff-label.texts';
import { TariffFeatures } from '../tariff/tariff-notes';
import { tariffTexts } from '../tariff/tariff.texts';
import sheet, * as styles from './details.module.css';
import { detailsTexts as texts } from './details.texts';
import { useTariffAt } from './tariff-at';
import { CostSummary, TariffNotices, Terms } from './tariff-panels';

registerSheet(sheet);

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
  const hasFeatures = tariff.enhancedFeatures.length > 0 || tariff.winterUplift !== null;
  return (
    <>
      <TariffNotices tariff={tariff} />
      {hasFeatures && (
        <section>
          <Heading level={2}>{texts.features}</Heading>
          <TariffFeatures tariff={tariff} />
        </section>
      )}
      <section>
        <Heading level={2}>{texts.label}</Heading>
        <TariffLabel tariff={tariff} use={use} />
      </section>
      <RatesTable tariff={tariff} />
      <section>
        <Heading level={2}>{labelTexts.terms}</Heading>
        <Terms tariff={tariff} />
      </section>
      <div className={styles.screen}>
        <Button variant="plain" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Actions>
          <Button onClick={() => runtime.back(pathOf('energy-list'))}>{texts.back}</Button>
          <SelectOrSupplierLink tariff={tariff} />
        </Actions>
      </div>
    </>
  );
}

/** Cost, label, rates and terms of one tariff on one page, which prints well. [TARIFF-01] */
export function DetailsPage() {
  const runtime = useRuntime();
  const { found, isLoaded, error, retry, retrying } = useTariffAt();
  const toList = () => runtime.back(pathOf('energy-list'));

  const page = (title: string, children: ReactNode, extras: { lede?: ReactNode; aside?: ReactNode } = {}) => (
    <Page title={title} brandName={runtime.brand.name} back={{ onClick: toList }} {...extras}>
      {children}
    </Page>
  );
  if (found)
    return page(found.tariff.tariffName, <Details {...found} />, {
      lede: tariffTexts.bySupplier(found.tariff.supplierName, termOf(found.tariff)),
      aside: (
        <Card as="div">
          <CostSummary tariff={found.tariff} />
        </Card>
      ),
    });
  if (error !== undefined)
    return page(texts.title, <FailedPanel title={texts.failed} onRetry={retry} retrying={retrying} />);
  if (!isLoaded) return page(texts.title, <SkeletonCards label={texts.loading} count={1} />);
  return page(
    texts.title,
    <>
      <Notice kind="warning" still>
        {texts.gone}
      </Notice>
      <Actions>
        <Button variant="primary" onClick={() => runtime.navigate(pathOf('energy-list'))}>
          {texts.toList}
        </Button>
      </Actions>
    </>,
  );
}
