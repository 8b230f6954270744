import type { BroadbandPackage } from '@home-move/contract';
import {
  Button,
  Card,
  CheckIcon,
  formatMoney,
  Notice,
  registerSheet,
  Tag,
  Text,
  TextLink,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { contractCost, featuresOf, firstYearOf, isExplainedByUs } from '../package/describe-package';
import { PackageFacts } from '../package/package-facts';
import { packageTexts } from '../package/package.texts';
import { Promotion } from '../package/promotion';
import { listTexts as texts } from './list.texts';
import sheet, * as styles from './package-card.module.css';

registerSheet(sheet);

function Labels({ package: { labels, promotedText } }: { readonly package: BroadbandPackage }) {
  if (labels.length === 0) return null;
  return (
    <div className={styles.labels}>
      {labels.map((label) => (
        <Tag key={label} tone="spark">
          {label}
        </Tag>
      ))}
      {promotedText && (
        <Text as="span" size="xs" muted>
          {promotedText}
        </Text>
      )}
    </div>
  );
}

/** Our support number, for packages that we can explain. [BB-33] */
function Questions() {
  const { phone } = useRuntime().brand.support;
  return (
    <Text size="sm" muted>
      {packageTexts.questions} <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
    </Text>
  );
}

interface PackageCardProps {
  readonly package: BroadbandPackage;
  readonly now: Date;
  readonly onSelect: (pkg: BroadbandPackage) => void;
}

/** One package: labels with their rule, facts, features, offers, cost and 'Select'. [BB-30, BB-32, BB-34] */
export function PackageCard({ package: pkg, now, onSelect }: PackageCardProps) {
  const features = featuresOf(pkg);
  return (
    <Card as="article">
      <div className={styles.package}>
        <Labels package={pkg} />
        <PackageFacts package={pkg} level={3} />
        {pkg.eligibility && (
          <Notice kind="info" still>
            {pkg.eligibility}
          </Notice>
        )}
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <CheckIcon size={18} />
                {feature}
              </li>
            ))}
          </ul>
        )}
        {pkg.promotions.map((promotion) => (
          <Promotion key={promotion.id} promotion={promotion} now={now} />
        ))}
        <div className={styles.foot}>
          <div>
            <Text size="sm" numeric>
              <b>{formatMoney(firstYearOf(pkg.pricing))}</b> {packageTexts.firstYear}
              <Text as="span" muted className={styles.contract}>
                {contractCost(pkg.pricing)}
              </Text>
            </Text>
            {isExplainedByUs(pkg) && <Questions />}
          </div>
          <Button variant="choose" className={styles.select} onClick={() => onSelect(pkg)}>
            {texts.select}
            <VisuallyHidden>{texts.selectOf(pkg.packageName)}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  );
}
