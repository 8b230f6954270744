import { pathOf, type AssumedUse, type EnergyTariff } from '@home-move/contract';
import { CostBar, CostKey, formatMoney, Notice, Price, Stack, Tabs, TextLink, useLinkProps } from '@home-move/ui';
import { tariffParams } from '../selection/step-path';
import { costPartsOf } from '../tariff/describe-tariff';
import { Explanations } from '../tariff/explained-terms';
import { SavingsBanner } from '../tariff/savings-banner';
import { PrincipalTerms, RatesTable, TariffLabel } from '../tariff/tariff-label';
import { labelTexts } from '../tariff/tariff-label.texts';
import { TariffFeatures, TariffNotice } from '../tariff/tariff-notes';
import { tariffTexts } from '../tariff/tariff.texts';
import { detailsTexts as texts } from './details.texts';

interface PanelProps {
  readonly tariff: EnergyTariff;
  readonly use: AssumedUse;
}

/** The first-year cost with its parts. */
export function CostSummary({ tariff }: { readonly tariff: EnergyTariff }) {
  const parts = costPartsOf(tariff);
  return (
    <Stack gap={4}>
      <Price amount={formatMoney(tariff.newSpend)}>{tariffTexts.firstYear(formatMoney(tariff.newSpendMonthly))}</Price>
      <SavingsBanner tariff={tariff} />
      <CostBar label={tariffTexts.firstYearCost} parts={parts} />
      <CostKey parts={parts} single />
    </Stack>
  );
}

/** Why we cannot switch the mover to a tariff, and the supplier's own notice. */
export function TariffNotices({ tariff }: { readonly tariff: EnergyTariff }) {
  return (
    <>
      {!tariff.canSwitch && (
        <Notice kind="info" still>
          {tariffTexts.cannotSwitch(tariff.supplierName)}
        </Notice>
      )}
      <TariffNotice tariff={tariff} />
    </>
  );
}

/** Terms to know, with links to all of them and to what happens in a switch. [TARIFF-02, TARIFF-15, TARIFF-20] */
export function Terms({ tariff }: { readonly tariff: EnergyTariff }) {
  const link = useLinkProps();
  return (
    <Stack gap={3}>
      <PrincipalTerms tariff={tariff} />
      <p>
        <TextLink href={tariff.termsUrl} external>
          {labelTexts.tariffTerms(tariff.tariffName)}
        </TextLink>
      </p>
      <p>
        <TextLink href={tariff.generalTermsUrl} external>
          {labelTexts.generalTerms(tariff.supplierName)}
        </TextLink>
      </p>
      <p>
        <TextLink {...link(pathOf('energy-switch-details', tariffParams(tariff)))}>{labelTexts.switchDetails}</TextLink>
      </p>
    </Stack>
  );
}

/** Everything about a tariff in tabs: prices, contract and terms. [TARIFF-01] */
export function TariffTabs({ tariff, use }: PanelProps) {
  return (
    <Tabs
      label={texts.title}
      tabs={[
        {
          id: 'prices',
          label: texts.prices,
          panel: (
            <Stack gap={4}>
              <TariffNotices tariff={tariff} />
              <CostSummary tariff={tariff} />
              <RatesTable tariff={tariff} />
              <Explanations />
            </Stack>
          ),
        },
        {
          id: 'plan',
          label: texts.plan,
          panel: (
            <Stack gap={4}>
              <TariffFeatures tariff={tariff} />
              <TariffLabel tariff={tariff} use={use} />
            </Stack>
          ),
        },
        { id: 'terms', label: texts.terms, panel: <Terms tariff={tariff} /> },
      ]}
    />
  );
}
