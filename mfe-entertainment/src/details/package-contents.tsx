import type { BroadbandPackage } from '@home-move/contract';
import { formatNumber, Heading, KeyValueList, registerSheet, Text, type KeyValue } from '@home-move/ui';
import { featuresOf } from '../package/describe-package';
import sheet, * as styles from './details.module.css';
import { detailsTexts as texts } from './details.texts';

registerSheet(sheet);

interface ContentsProps {
  readonly package: BroadbandPackage;
}

/** A name with a line for each of its details. */
function Lines({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      <p>{name}</p>
      {lines.map((line) => (
        <Text key={line} size="sm" muted>
          {line}
        </Text>
      ))}
    </div>
  );
}

function callsOf({ call }: BroadbandPackage) {
  if (!call) return texts.notIncluded;
  const charges = [
    [texts.callsBy.day, call.costDayPerMin],
    [texts.callsBy.evening, call.costEveningPerMin],
    [texts.callsBy.weekend, call.costWeekendPerMin],
  ] as const;
  const lines = charges.map(([when, pence]) =>
    texts.callCharge(when, pence === 0 ? texts.noCharge : texts.perMinute(formatNumber(pence))),
  );
  return <Lines name={call.name} lines={lines} />;
}

function tvOf({ tv }: BroadbandPackage) {
  if (!tv) return texts.notIncluded;
  const features = [
    [tv.feature1Title, tv.feature1],
    [tv.feature2Title, tv.feature2],
  ] as const;
  const lines = features.filter(([, feature]) => feature).map(([title, feature]) => texts.tvFeature(title, feature));
  return <Lines name={tv.name} lines={lines} />;
}

/** Everything the price includes: broadband, data, calls with their charges, TV and features. */
export function PackageContents({ package: pkg }: ContentsProps) {
  const { name, unlimited, usageLimit } = pkg.broadband;
  const features = featuresOf(pkg);
  const items: readonly KeyValue[] = [
    { label: texts.broadband, value: name },
    {
      label: texts.data,
      value: unlimited || usageLimit === null ? texts.unlimited : texts.usageLimit(formatNumber(usageLimit)),
    },
    { label: texts.calls, value: callsOf(pkg) },
    { label: texts.tv, value: tvOf(pkg) },
    ...(features.length > 0
      ? [
          {
            label: texts.features,
            value: (
              <ul className={styles.lines}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ];
  return (
    <section className={styles.section}>
      <Heading level={2}>{texts.included}</Heading>
      <KeyValueList items={items} />
    </section>
  );
}

/** What average and guaranteed speeds mean. */
export function SpeedMeanings({ package: { broadband, provider, tooltipText } }: ContentsProps) {
  const guarantee = broadband.guaranteedDownloadSpeed === null ? texts.noGuarantee : texts.guarantee;
  return (
    <section className={styles.section}>
      <Heading level={2}>{texts.speeds}</Heading>
      {tooltipText && <Text measure>{tooltipText}</Text>}
      <Text measure>{guarantee(provider.name)}</Text>
    </section>
  );
}
