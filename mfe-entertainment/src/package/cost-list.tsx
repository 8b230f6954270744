import type { BroadbandAddOn, BroadbandPackage } from '@home-move/contract';
import { formatMoney, Heading, KeyValueList, registerSheet, Text, TextLink } from '@home-move/ui';
import { formatPrices, usePriceSteps } from './price-steps';
import { costTexts as texts } from './package-page.texts';
import sheet, * as styles from './cost-list.module.css';
import { averageOf, firstYearOf, setUpOf } from './describe-package';
import { leavingCost } from './leaving-cost';

registerSheet(sheet);

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const priceOfAddOn = ({ name, monthlyPrice }: BroadbandAddOn) => texts.addOn(name, formatMoney(monthlyPrice));

interface CostListProps {
  /** With the price of its add-ons, where the mover has chosen some. */
  readonly package: BroadbandPackage;
  /** The chosen add-ons, which the sums include. */
  readonly addOns?: readonly BroadbandAddOn[];
}

/** Every compulsory charge of the package, and the cost of leaving early. */
export function CostList({ package: pkg, addOns = [] }: CostListProps) {
  const { pricing, provider, termsUrl } = pkg;
  const steps = usePriceSteps(pricing);
  const { isRolling, totalPricing, lineRentalIncluded } = pricing;
  const items = [
    { label: texts.monthly, value: formatPrices(pricing, steps) },
    ...(addOns.length > 0 ? [{ label: texts.addOns, value: <Lines lines={addOns.map(priceOfAddOn)} /> }] : []),
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
      value: <Lines lines={leavingCost(pkg)} />,
    },
  ];
  return (
    <div className={styles.cost}>
      <div className={styles.rows}>
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
    </div>
  );
}
