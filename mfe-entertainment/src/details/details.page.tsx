import { packageParamsSchema, pathOf, type BroadbandPackage, type PackageParams } from '@home-move/contract';
import {
  Actions,
  Button,
  Card,
  formatDate,
  Heading,
  LinkButton,
  Notice,
  Page,
  registerSheet,
  Text,
  useCurrentStep,
  useEnrolment,
  useLinkProps,
  useRuntime,
} from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { CostList } from '../package/cost-list';
import { PackageFacts } from '../package/package-facts';
import { isGone, PackageGone, PackageUnavailable } from '../package/package-unavailable';
import { usePackage, type NamedPackage } from '../package/package.queries';
import { Promotion } from '../package/promotion';
import { Switching } from '../package/switching';
import { selectedPackageAtom } from '../state/entertainment';
import sheet, * as styles from './details.module.css';
import { detailsTexts as texts } from './details.texts';
import { PackageContents, SpeedMeanings } from './package-contents';
import { Activation, MovingAgain } from './package-dates';

registerSheet(sheet);

/** Heading of the printed page: title, date, address and the source of the binding summary. */
function PrintedHeading({ package: { provider } }: { readonly package: BroadbandPackage }) {
  const { brand, clock } = useRuntime();
  const address = useEnrolment()?.simpleAddress;
  return (
    <div className={styles.printed}>
      <Heading level={2}>{texts.printed}</Heading>
      <Text size="sm">{texts.printedOn(brand.name, formatDate(clock.now()), address ?? null)}</Text>
      <Text size="sm">{texts.ownSummary(provider.name)}</Text>
    </div>
  );
}

/** 'Select' opens the sign-up page of the package; a real link, so that it opens in a new tab too. [BB-03, BB-06] */
function SelectLink({ package: pkg }: { readonly package: BroadbandPackage }) {
  const link = useLinkProps();
  const select = useSetAtom(selectedPackageAtom);
  const { packageId, sourceId, provider } = pkg;
  const { href, onClick } = link(pathOf('broadband-signup', { provider: provider.slug, packageId, sourceId }));
  return (
    <LinkButton
      variant="primary"
      href={href}
      onClick={(event) => {
        select(pkg);
        onClick(event);
      }}
    >
      {texts.select}
    </LinkButton>
  );
}

interface DetailsProps extends Pick<NamedPackage, 'now' | 'hasEndedOffer'> {
  readonly package: BroadbandPackage;
}

function Details({ package: pkg, now, hasEndedOffer }: DetailsProps) {
  const runtime = useRuntime();
  const toList = () => runtime.back(pathOf('broadband-list'));
  return (
    <Page
      title={pkg.packageName}
      brandName={runtime.brand.name}
      back={{ onClick: toList }}
      width="full"
      notices={hasEndedOffer && <Notice kind="info">{texts.offerEnded}</Notice>}
    >
      <div className={styles.page}>
        <PrintedHeading package={pkg} />
        <Card as="div">
          <div className={styles.facts}>
            <PackageFacts package={pkg} />
            {pkg.promotions.map((promotion) => (
              <Promotion key={promotion.id} promotion={promotion} now={now} />
            ))}
          </div>
        </Card>
        {pkg.eligibility && (
          <Notice kind="info" still>
            {pkg.eligibility}
          </Notice>
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            <CostList package={pkg} />
            <Activation package={pkg} />
          </div>
          <div className={styles.column}>
            <PackageContents package={pkg} />
            <SpeedMeanings package={pkg} />
            <MovingAgain package={pkg} />
          </div>
        </div>
        <div className={styles.screen}>
          <Switching provider={pkg.provider.name} />
          <Button variant="plain" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Actions>
            <Button onClick={toList}>{texts.back}</Button>
            <SelectLink package={pkg} />
          </Actions>
        </div>
      </div>
    </Page>
  );
}

function PackageDetails(params: PackageParams) {
  const { data, error, isValidating, mutate, now, hasEndedOffer } = usePackage(params);
  if (data && !isGone(error)) return <Details package={data} now={now} hasEndedOffer={hasEndedOffer} />;
  return <PackageUnavailable error={error} retrying={isValidating} onRetry={() => void mutate()} />;
}

/** All comparable facts about one package, on a separate page that prints as a contract summary. [BB-02, BB-03] */
export function DetailsPage() {
  const params = packageParamsSchema.safeParse(useCurrentStep()?.params);
  return params.success ? <PackageDetails {...params.data} /> : <PackageGone />;
}
