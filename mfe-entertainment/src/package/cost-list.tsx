import type { BroadbandPackage } from '@home-move/contract';
import { formatMoney, Heading, KeyValueList, registerSheet, Text, TextLink } from '@home-move/ui';
import { formatPrices, usePriceSteps } from '../pricing/price-steps';
import { costTexts as texts } from './package-page.texts';
import sheet, * as styles from './cost-list.module.css';
import { averageOf, firstYearOf, setUpOf } from './describe-package';
import { leavingCost } from './leaving-cost';

registerSheet(sheet);

/** Every compulsory charge of the package, and what it costs to leave early. */
export function CostList({ package: pkg }: { readonly package: BroadbandPackage }) {
  const { pricing, provider, termsUrl } = pkg;
  const steps = usePriceSteps(pricing);
  const { isRolling, totalPricing, lineRentalIncluded } = pricing;
  const items = [
    { label: texts.monthly, value: formatPrices(pricing, steps) },
    { label: texts.setUp, value: pricing.setupCost > 0 ? formatMoney(pricing.setupCost) : setUpOf(pricing) },
    ...(lineRentalIncluded ? [{ label: texts.lineRental, value: texts.lineRentalIncluded }] : []),
    { label: texts.firstYear, value: formatMoney(firstYearOf(pricing)) },
    {
      label: isRolling ? texts.rollingFirst : texts.wholeContract,
      value: <b>{formatMoney(totalPricing.total)}</b>,
    },
    ...(isRolling ? [] : [{ label: texts.average, value: formatMoney(averageOf(pricing)) }]),
    {
      label: texts.leave,
      value: (
        <div className={styles.leave}>
          {leavingCost(pkg).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ),
    },
  ];
  return (
    <div className={styles.cost}>
      <Heading level={2}>{texts.title}</Heading>
      <KeyValueList items={items} />
      <Text size="sm" muted>
        {texts.note}
      </Text>
      {termsUrl && (
        <Text size="sm">
          <TextLink href={termsUrl} external>
            {texts.terms(provider.name)}
          </TextLink>
        </Text>
      )}
    </div>
  );
}
