import {
  enrolmentEndpoints,
  entertainmentCardStatus,
  serviceTexts,
  type EntertainmentSummary,
} from '@home-move/contract';
import {
  BroadbandIcon,
  registerSheet,
  Status,
  StatusCard,
  Text,
  TextLink,
  useIsFinished,
  useRuntime,
} from '@home-move/ui';
import { ActionButton } from '../service-card/action-button';
import sheet, * as styles from '../service-card/service-card.module.css';
import { ContinueSetUp } from '../service-card/continue-set-up';
import { serviceCardTexts } from '../service-card/service-display';
import { acceptNewer } from '../state/enrolment.queries';
import { GetStarted } from '../service-card/get-started';
import { entertainmentCardState } from './entertainment-card.state';
import { entertainmentCardTexts as texts } from './entertainment-card.texts';
import { PackageFacts, PackageLine } from './package-facts';
import { SelectNewPackage } from './select-new-package';

registerSheet(sheet);

interface EntertainmentProps {
  readonly entertainment: EntertainmentSummary;
}

function NotChosen() {
  return (
    <>
      <Text muted>{texts.notChosen}</Text>
      <GetStarted services={['entertainment']} nextStep={() => 'broadband-list'} />
    </>
  );
}

/** The mover reported an order on the provider's own site: they wait, or select a new package. [CONF-20] */
function AwaitingConfirmation({ entertainment: { supplierName } }: EntertainmentProps) {
  return (
    <>
      <Text muted>{texts.ownOrder(supplierName)}</Text>
      <SelectNewPackage />
    </>
  );
}

/** The question of the sign-up step, for movers who left it unanswered. [BBSET-04, BBSET-05] */
function OrderQuestion({ entertainment: { supplierName, wombbPackageUrl } }: EntertainmentProps) {
  const runtime = useRuntime();
  const confirm = async () => {
    const saved = await runtime.http.send(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } });
    // Emitted before the page gets the enrolment, because the page may then report that everything is set up.
    runtime.events.emit('service', { service: 'entertainment', outcome: 'completed' });
    runtime.events.emit('track', { name: 'Broadband Journey Completed' });
    acceptNewer(runtime, saved);
  };
  return (
    <>
      <div className={styles.links}>
        <TextLink external href={wombbPackageUrl ?? undefined}>
          {texts.toProvider(supplierName)}
        </TextLink>
      </div>
      <div className={styles.choices}>
        <ActionButton action={confirm} busyLabel={texts.saving}>
          {texts.ordered}
        </ActionButton>
        <SelectNewPackage variant="plain" />
      </div>
    </>
  );
}

/** A package ordered on the provider's own site. Screen readers announce a change of its order status. */
function ProviderSitePackage({ entertainment }: EntertainmentProps) {
  const { supplierName, wombbUserConfirmed } = entertainment;
  const isFinished = useIsFinished();
  if (isFinished) {
    return (
      <>
        <PackageLine entertainment={entertainment} />
        <Text>{wombbUserConfirmed ? texts.waiting(supplierName) : serviceCardTexts.notSetUp}</Text>
      </>
    );
  }
  return (
    <>
      <PackageLine entertainment={entertainment} />
      <Status>
        <Text strong={!wombbUserConfirmed}>
          {wombbUserConfirmed ? texts.waiting(supplierName) : texts.haveOrdered(supplierName)}
        </Text>
      </Status>
      {wombbUserConfirmed ? (
        <AwaitingConfirmation entertainment={entertainment} />
      ) : (
        <OrderQuestion entertainment={entertainment} />
      )}
    </>
  );
}

function Body({ entertainment }: EntertainmentProps) {
  const isFinished = useIsFinished();
  const state = entertainmentCardState(entertainment);
  if (state === 'completed') return <PackageFacts entertainment={entertainment} />;
  if (state === 'waiting' || state === 'ordering') return <ProviderSitePackage entertainment={entertainment} />;
  if (isFinished) return <Text muted>{serviceCardTexts.notSetUp}</Text>;
  if (state === 'not-chosen') return <NotChosen />;
  return <ContinueSetUp progress={entertainment.isSkipped ? texts.skipped : texts.unfinished} step="broadband-list" />;
}

/** The progress of broadband, phone and TV, and the next action. [CONF-06, CONF-07, CONF-18 to CONF-21, CONF-27] */
export function EntertainmentCard({ entertainment }: EntertainmentProps) {
  return (
    <StatusCard
      icon={<BroadbandIcon size={22} />}
      title={serviceTexts.entertainment.title}
      status={entertainmentCardStatus(entertainment)}
    >
      <Body entertainment={entertainment} />
    </StatusCard>
  );
}
