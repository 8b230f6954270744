import { problemOf } from '@home-move/contract';
import {
  FailedPanel,
  lazyModule,
  LockIcon,
  registerSheet,
  SkeletonCards,
  Text,
  useLazyModule,
  useMedia,
  useRuntime,
} from '@home-move/ui';
import { useEffect } from 'react';
import type { MeterDevice } from './device/meter-device';
import { LeavingDialog } from './leaving/leaving-dialog';
import { useLeaving } from './leaving/use-leaving';
import sheet, * as styles from './meter-day.module.css';
import type { Meters } from './meter-day.queries';
import { meterDayTexts as texts } from './meter-day.texts';
import { MeterList } from './meter-list';
import { meterStates } from './meter-states';
import { MeterTally } from './meter-tally';
import { HandoverCard } from './rail/handover-card';
import { RecipientsCard } from './rail/recipients-card';
import { useReadings, type Readings } from './readings/use-readings';
import { useSignal } from './use-signal';

registerSheet(sheet);
const phoneCard = lazyModule(() => import(/* webpackChunkName: "phone-card" */ './rail/phone-card'));

/** Phones load neither the card nor its encoder. */
function LazyPhoneCard() {
  const { content } = useLazyModule(phoneCard);
  return content && <content.PhoneCard />;
}

interface ContentProps {
  readonly meters: Meters;
  readonly device: MeterDevice | null;
  readonly readings: Readings | null;
  /** The page that opens without a signal has nothing that needs one. */
  readonly isOffline: boolean;
}

function Content({ meters, device, readings, isOffline }: ContentProps) {
  const { context } = useRuntime();
  const isWide = useMedia('(min-width: 768px)');
  const { data, error, isValidating, reload } = meters;
  const hasSignal = useSignal(error);
  if (!data)
    return error === undefined ? (
      <SkeletonCards label={texts.loading} count={3} />
    ) : (
      <FailedPanel onRetry={() => void reload()} retrying={isValidating}>
        {problemOf(error).title}
      </FailedPanel>
    );
  const progress = meterStates(data, readings?.waiting ?? []);
  const stored = data.meters.filter(({ reading }) => reading !== null).length;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {hasSignal && error !== undefined && (
          <FailedPanel onRetry={() => void reload()} retrying={isValidating}>
            {problemOf(error).title} {texts.notUpdated}
          </FailedPanel>
        )}
        <MeterTally progress={progress} />
        <MeterList day={data} device={device} readings={readings} />
      </div>
      <aside className={styles.rail}>
        {!isOffline && <HandoverCard sent={stored} meters={data.meters.length} />}
        <RecipientsCard meters={data.meters} hasSignal={hasSignal} />
        {!isOffline && device !== null && context === 'hosted' && isWide && <LazyPhoneCard />}
        {device !== null && (
          <p className={styles.safe}>
            <LockIcon />
            <Text as="span" size="sm">
              {texts.safe}
            </Text>
          </p>
        )}
      </aside>
    </div>
  );
}

interface MoverContentProps {
  readonly meters: Meters;
  readonly device: MeterDevice;
  readonly isOffline?: boolean;
}

/** The page of a mover, whose device stores readings. */
export function MoverContent({ meters, device, isOffline = false }: MoverContentProps) {
  const readings = useReadings(device, meters);
  const hasSignal = useSignal(meters.error);
  const { wantsToLeave, stay } = useLeaving();
  const unsent = readings.waiting?.length;
  useEffect(() => {
    if (unsent !== undefined) device.note(unsent);
  }, [device, unsent]);
  return (
    <>
      <Content meters={meters} device={device} readings={readings} isOffline={isOffline} />
      <LeavingDialog
        open={wantsToLeave && unsent !== undefined}
        unsent={unsent ?? 0}
        hasSignal={hasSignal}
        device={device}
        readings={readings}
        onStay={stay}
      />
    </>
  );
}

/** The page of an agent: the readings of the customer. */
export const AgentContent = ({ meters }: { readonly meters: Meters }) => (
  <Content meters={meters} device={null} readings={null} isOffline={false} />
);
