import type { BroadbandPackage } from '@home-move/contract';
import { Heading, LogoTile, Price, registerSheet, Tag, Tags, Text, formatMoney } from '@home-move/ui';
import { packageTexts as texts } from './package.texts';
import { keyOf, speed, tagsOf, termOf } from './package-words';
import sheet, * as styles from './package-facts.module.css';
import { priceCaption, priceSteps } from './price-steps';
import { PriceTimeline } from './price-timeline';
import { useContractStart } from './use-contract-start';

registerSheet(sheet);

interface PackageFactsProps {
  readonly package: BroadbandPackage;
  readonly level: 2 | 3;
  /** Without the prices' days, where they stand beside it. */
  readonly brief?: boolean;
}

/** Who and what it is, what it costs when, how fast it is. Nothing compulsory is left out of the first figure. */
export function PackageFacts({ package: pkg, level, brief }: PackageFactsProps) {
  const { packageName, provider, pricing, broadband } = pkg;
  const steps = priceSteps(pricing, useContractStart());
  const { guaranteedDownloadSpeed: guaranteed } = broadband;
  const speeds = [
    [texts.averageDownload, speed(broadband.downloadSpeed)],
    [texts.averageUpload, speed(broadband.uploadSpeed)],
    [texts.guaranteed, guaranteed === null ? texts.notOffered : speed(guaranteed)],
  ] as const;
  return (
    <>
      <div className={styles.top}>
        <LogoTile name={provider.name} src={provider.imageUrl ?? undefined} />
        <div>
          <Heading level={level} look="h3" tabIndex={-1} data-package={keyOf(pkg)}>
            {packageName}
          </Heading>
          <Text muted size="sm">
            {texts.byProvider(provider.name, termOf(pricing))}
          </Text>
        </div>
        <Price
          amount={formatMoney(steps[0]?.price ?? pricing.monthlyPricing.standardMonthlyCost)}
          className={styles.price}
        >
          {priceCaption(steps)}
        </Price>
      </div>
      <Tags>
        {tagsOf(pkg).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Tags>
      <div className={brief ? undefined : styles.middle}>
        <dl className={styles.speeds}>
          {speeds.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!brief && <PriceTimeline pricing={pricing} steps={steps} />}
      </div>
    </>
  );
}
