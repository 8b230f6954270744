import type { BroadbandPackage } from '@home-move/contract';
import { formatMoney, Heading, KeyValueList, registerSheet, Text, TextLink } from '@home-move/ui';
import { averageOf, firstYearOf, setUpOf } from '../package/describe-package';
import { formatPrices, usePriceSteps } from '../pricing/price-steps';
import sheet, * as styles from './signup.module.css';
import { signupTexts as texts } from './signup.texts';

registerSheet(sheet);

/** Every compulsory charge of the package. */
export function CostList({ package: { pricing, provider, termsUrl } }: { readonly package: BroadbandPackage }) {
  const steps = usePriceSteps(pricing);
  const { contractLengthMonths, isRolling, totalPricing, lineRentalIncluded } = pricing;
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
      value: isRolling ? texts.leaveRolling : texts.leaveFixed(contractLengthMonths, provider.name),
    },
  ];
  return (
    <div className={styles.cost}>
      <Heading level={2}>{texts.cost}</Heading>
      <KeyValueList items={items} />
      <Text size="sm" muted>
        {texts.costNote}
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
