import { enrolmentEndpoints, entertainmentCardStatus, type EntertainmentSummary } from '@home-move/contract';
import { BroadbandIcon, registerSheet, Status, StatusCard, Text, TextLink, useRuntime } from '@home-move/ui';
import { ActionButton } from '../parts/action-button';
import sheet, * as styles from '../parts/card.module.css';
import { ContinueSetUp } from '../parts/continue-set-up';
import { acceptNewer } from '../parts/enrolment.queries';
import { GetStarted } from '../parts/get-started';
import { serviceTitles } from '../parts/service.texts';
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
      <GetStarted services={['entertainment']} step={() => 'broadband-list'} />
    </>
  );
}

/** Ordered on the provider's own site, as the mover says: nothing to do but wait, or choose anew. [CONF-20] */
function Waiting({ entertainment: { supplierName } }: EntertainmentProps) {
  return (
    <>
      <Text muted>{texts.ownOrder(supplierName)}</Text>
      <SelectNewPackage />
    </>
  );
}

/** The question of the sign-up step, for whoever left it open. [BBSET-04, BBSET-05] */
function Ordering({ entertainment: { supplierName, wombbPackageUrl } }: EntertainmentProps) {
  const runtime = useRuntime();
  const confirm = async () => {
    const saved = await runtime.http.send(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } });
    // Told before the page knows: it may tell that all is set up.
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
        <ActionButton act={confirm} busyWords={texts.saving}>
          {texts.ordered}
        </ActionButton>
        <SelectNewPackage variant="plain" />
      </div>
    </>
  );
}

/** A package on the provider's own site. What is known of its order is read out when it changes. */
function OwnSite({ entertainment }: EntertainmentProps) {
  const { supplierName, wombbUserConfirmed } = entertainment;
  return (
    <>
      <PackageLine entertainment={entertainment} />
      <Status>
        <Text strong={!wombbUserConfirmed}>
          {wombbUserConfirmed ? texts.waiting(supplierName) : texts.haveOrdered(supplierName)}
        </Text>
      </Status>
      {wombbUserConfirmed ? <Waiting entertainment={entertainment} /> : <Ordering entertainment={entertainment} />}
    </>
  );
}

function Body({ entertainment }: EntertainmentProps) {
  const state = entertainmentCardState(entertainment);
  if (state === 'completed') return <PackageFacts entertainment={entertainment} />;
  if (state === 'waiting' || state === 'ordering') return <OwnSite entertainment={entertainment} />;
  if (state === 'not-chosen') return <NotChosen />;
  return <ContinueSetUp words={entertainment.isSkipped ? texts.skipped : texts.unfinished} step="broadband-list" />;
}

/** How far broadband, phone and TV are, and what to do about them. [CONF-06, CONF-07, CONF-18 to CONF-21, CONF-27] */
export function EntertainmentCard({ entertainment }: EntertainmentProps) {
  return (
    <StatusCard
      icon={<BroadbandIcon size={22} />}
      title={serviceTitles.entertainment}
      status={entertainmentCardStatus(entertainment)}
    >
      <Body entertainment={entertainment} />
    </StatusCard>
  );
}
