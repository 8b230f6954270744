import type { BroadbandPackage } from '@home-move/contract';
import { Heading, LogoTile, Price, registerSheet, Tag, Tags, Text, formatMoney } from '@home-move/ui';
import { mainPrice, priceCaption, usePriceSteps } from './price-steps';
import { PriceTimeline } from './price-timeline';
import { keyOf, speed, tagsOf, termOf } from './describe-package';
import sheet, * as styles from './package-facts.module.css';
import { packageTexts as texts } from './package.texts';

registerSheet(sheet);

interface PackageFactsProps {
  readonly package: BroadbandPackage;
  /** Level of the heading; without one, the page's own title is the name of the package. */
  readonly level?: 2 | 3;
  /** Without the price timeline, for pages that list the prices themselves. */
  readonly brief?: boolean;
}

/** Provider, price, tags and speeds of a package. The price shown largest is the first that is charged. */
export function PackageFacts({ package: pkg, level, brief }: PackageFactsProps) {
  const { packageName, provider, pricing, broadband } = pkg;
  const steps = usePriceSteps(pricing);
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
          {level && (
            <Heading level={level} look="h3" tabIndex={-1} data-package={keyOf(pkg)}>
              {packageName}
            </Heading>
          )}
          <Text muted={level !== undefined} strong={level === undefined} size="sm">
            {texts.byProvider(provider.name, termOf(pricing))}
          </Text>
        </div>
        <Price
          amount={formatMoney(mainPrice(steps)?.price ?? pricing.monthlyPricing.standardMonthlyCost)}
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
