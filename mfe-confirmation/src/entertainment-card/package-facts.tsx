import type { EntertainmentSummary } from '@home-move/contract';
import { KeyValueList, registerSheet, Text, type KeyValue } from '@home-move/ui';
import sheet, * as styles from '../service-card/service-card.module.css';
import { entertainmentCardTexts as texts } from './entertainment-card.texts';

registerSheet(sheet);

/** The package and its monthly price. */
export function PackageLine({ entertainment }: { readonly entertainment: EntertainmentSummary }) {
  const { packageName, supplierName, packageMonthlyAmount: amount } = entertainment;
  return (
    <>
      {packageName !== null && (
        <Text strong className={styles.plan}>
          {texts.package(packageName, supplierName)}
        </Text>
      )}
      {amount !== null && (
        <Text muted numeric>
          {texts.monthly(amount, entertainment)}
        </Text>
      )}
    </>
  );
}

/** The ordered package and what happens next. [CONF-19] */
export function PackageFacts({ entertainment }: { readonly entertainment: EntertainmentSummary }) {
  const { estimatedSpeed, usageLimit, callPlanName, contractTerm, installationPrice, orderNumber, addOns } =
    entertainment;
  const { facts } = texts;
  const rows: readonly { label: string; value: string | null }[] = [
    { label: facts.includes, value: texts.includes(entertainment) },
    { label: facts.speed, value: estimatedSpeed },
    { label: facts.usage, value: usageLimit },
    { label: facts.calls, value: callPlanName },
    { label: facts.term, value: contractTerm },
    { label: facts.setUp, value: installationPrice ?? texts.noSetUp },
    { label: facts.orderNumber, value: orderNumber },
  ];
  return (
    <>
      <PackageLine entertainment={entertainment} />
      {addOns.length > 0 && <Text muted>{texts.addOns(addOns)}</Text>}
      <KeyValueList
        look="pairs"
        items={rows.filter((row): row is KeyValue & { value: string } => row.value !== null)}
      />
      <Text muted>{texts.next(entertainment.supplierName)}</Text>
    </>
  );
}
