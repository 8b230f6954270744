import { pathOf, type BroadbandPackage } from '@home-move/contract';
import {
  Button,
  Card,
  CardActions,
  CheckIcon,
  formatMoney,
  LinkButton,
  Notice,
  phoneHref,
  registerSheet,
  Tag,
  Text,
  TextLink,
  useLinkProps,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { memo, type MouseEvent } from 'react';
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
      {packageTexts.questions} <TextLink href={phoneHref(phone)}>{phone}</TextLink>
    </Text>
  );
}

export interface PackageActions {
  /** Remembers the package and opens its sign-up. */
  readonly onSelect: (pkg: BroadbandPackage) => void;
  /** Remembers the package, whose details are opening. */
  readonly onDetails: (pkg: BroadbandPackage) => void;
}

/** A link to the details page, with a real address, and the Select button. [BB-02, BB-06] */
function PackageButtons({ package: pkg, onSelect, onDetails }: PackageActions & { package: BroadbandPackage }) {
  const { packageId, sourceId, packageName } = pkg;
  const link = useLinkProps()(pathOf('broadband-details', { packageId, sourceId }));
  const openDetails = (event: MouseEvent) => {
    onDetails(pkg);
    link.onClick(event);
  };
  return (
    <CardActions
      details={
        <LinkButton variant="plain" href={link.href} onClick={openDetails}>
          {texts.details}
          <VisuallyHidden>{texts.detailsOf(packageName)}</VisuallyHidden>
        </LinkButton>
      }
      select={
        <Button variant="choose" onClick={() => onSelect(pkg)}>
          {texts.select}
          <VisuallyHidden>{texts.selectOf(packageName)}</VisuallyHidden>
        </Button>
      }
    />
  );
}

interface PackageCardProps extends PackageActions {
  readonly package: BroadbandPackage;
  /** For the time left of its offers; null without offers, so that the card does not render again as time goes by. */
  readonly now: Date | null;
}

const isSamePackage = (a: BroadbandPackage, b: BroadbandPackage) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Each answer has new objects: a card of the same package need not render again. */
const isSameCard = (a: PackageCardProps, b: PackageCardProps) =>
  isSamePackage(a.package, b.package) && a.now === b.now && a.onSelect === b.onSelect && a.onDetails === b.onDetails;

/** One package: labels with their rule, facts, features, offers, cost, 'Details' and 'Select'. [BB-30, BB-32, BB-34] */
export const PackageCard = memo(({ package: pkg, now, ...actions }: PackageCardProps) => {
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
        {now && pkg.promotions.map((promotion) => <Promotion key={promotion.id} promotion={promotion} now={now} />)}
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
          <PackageButtons package={pkg} {...actions} />
        </div>
      </div>
    </Card>
  );
}, isSameCard);
