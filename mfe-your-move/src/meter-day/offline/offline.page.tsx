import { Button, EmptyState, LockIcon, Notice, Page, registerSheet, Text, useAction, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { notedUnsent } from '../device/device-note';
import { useMeterDevices } from '../device/meter-device';
import { MeterDay } from '../meter-day';
import { meterDayTexts } from '../meter-day.texts';
import { storedReadings } from '../readings/evicted-readings';
import { isBusy } from './is-busy';
import sheet, * as styles from './offline.module.css';
import { offlineTexts as texts } from './offline.texts';
import { useSignalReturn } from './use-signal-return';

registerSheet(sheet);

const reload = () => window.location.reload();
/** That there is no signal, or that it is back. The portal's page replaces this one then, at once unless the mover is busy. [METER-09] */
function SignalStrip() {
  const isBack = useSignalReturn();
  useEffect(() => {
    if (isBack && !isBusy()) reload();
  }, [isBack]);
  return (
    <Notice kind={isBack ? 'success' : 'warning'} strip>
      <div className={styles.strip}>
        <span>
          {isBack ? (
            <b>{texts.back}</b>
          ) : (
            <>
              <b>{texts.noSignal}</b> {texts.noSignalMore}
            </>
          )}
        </span>
        {isBack && (
          <Button size="small" onClick={reload}>
            {texts.send}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function LockedPage() {
  const { brand } = useRuntime();
  return (
    <Page title={meterDayTexts.heading} brandName={brand.name} width="full">
      <EmptyState level={2} title={texts.locked} icon={<LockIcon size={36} />}>
        <Text muted measure>
          {texts.lockedText}
        </Text>
        <Button onClick={reload}>{texts.retry}</Button>
      </EmptyState>
    </Page>
  );
}

/** Leads to the same question as the log-out of the portal, if readings are not sent; the device is locked in any case. [METER-13] */
function LogOut({ enrolmentId }: { readonly enrolmentId: string }) {
  const { session } = useRuntime();
  const device = useMeterDevices()(enrolmentId);
  const { run } = useAction(async () => {
    // The note counts the readings that only the page has, too.
    if (notedUnsent() > 0 || (await storedReadings(device)).length > 0) {
      window.location.hash = '#log-out';
      return;
    }
    // A device that stores nothing has nothing to lock.
    await device.lock().catch(() => undefined);
    await session.logout();
  });
  return (
    <div className={styles.end}>
      <Button variant="plain" onClick={() => void run()}>
        {texts.logOut}
      </Button>
    </div>
  );
}

/** Meter day without a signal and without the shell. [METER-07] */
export function OfflinePage({ enrolmentId }: { readonly enrolmentId: string | null }) {
  return (
    <>
      <SignalStrip />
      <main>{enrolmentId === null ? <LockedPage /> : <MeterDay enrolmentId={enrolmentId} isOffline />}</main>
      {enrolmentId !== null && <LogOut enrolmentId={enrolmentId} />}
    </>
  );
}
