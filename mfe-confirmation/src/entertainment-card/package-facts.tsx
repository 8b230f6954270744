import type { EntertainmentSummary, SkyCallbackSlot } from '@home-move/contract';
import { formatDate, KeyValueList, registerSheet, Text } from '@home-move/ui';
import type { ReactNode } from 'react';
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

/** When Sky calls back. [BBSET-09, BBSET-10] */
function CallbackTime({ slot }: { readonly slot: SkyCallbackSlot }) {
  const [time, hours] = texts.skyCallback(slot);
  return (
    <>
      {time}
      <Text size="sm" muted>
        {hours}
      </Text>
    </>
  );
}

/** The ordered package and what happens next. [CONF-19] */
export function PackageFacts({ entertainment }: { readonly entertainment: EntertainmentSummary }) {
  const { estimatedSpeed, usageLimit, callPlanName, contractTerm, installationPrice, orderNumber } = entertainment;
  const { addOns, skyCallbackSlot, activationDate, supplierName } = entertainment;
  const { facts } = texts;
  const rows: readonly { label: string; value: ReactNode }[] = [
    { label: facts.includes, value: texts.includes(entertainment) },
    { label: facts.speed, value: estimatedSpeed },
    { label: facts.usage, value: usageLimit },
    { label: facts.calls, value: callPlanName },
    { label: facts.term, value: contractTerm },
    { label: facts.setUp, value: installationPrice ?? texts.noSetUp },
    { label: facts.skyCallback, value: skyCallbackSlot && <CallbackTime slot={skyCallbackSlot} /> },
    { label: facts.activation, value: activationDate && formatDate(activationDate) },
    { label: facts.orderNumber, value: orderNumber },
  ];
  return (
    <>
      <PackageLine entertainment={entertainment} />
      {addOns.length > 0 && <Text muted>{texts.addOns(addOns)}</Text>}
      <KeyValueList look="pairs" items={rows.filter(({ value }) => value !== null)} />
      <Text muted>{(activationDate === null ? texts.next : texts.nextWithDate)(supplierName)}</Text>
    </>
  );
}
