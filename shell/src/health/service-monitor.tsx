import { Banner, useStore } from '@home-move/ui';
import { useEffect } from 'react';
import { HealthOverlay } from './health-overlay';
import { healthTexts } from './health.texts';
import { isOnline } from './presence';
import { pageScheduler, type Scheduler } from './scheduler';
import { useHealth } from './use-health';
import { useServiceStatus } from './use-service-status';
import { useShell } from '../runtime/shell-context';

export interface ServiceMonitorProps {
  /** Whether the service that the page on screen needs is down. [HEALTH-11] */
  readonly onDown: (isDown: boolean) => void;
  readonly scheduler?: Scheduler;
}

/**
 * Monitors our service and the browser's network from the first screen on. Shows problems below the header, or over the
 * whole page when the service does not answer. [HEALTH-04, HEALTH-10]
 */
export function ServiceMonitor({ onDown, scheduler = pageScheduler }: ServiceMonitorProps) {
  const online = useStore(isOnline);
  const isHealthy = useHealth(scheduler);
  const status = useServiceStatus(scheduler);
  const isDown = status === 'Down';
  // This page needs no service but to send: nothing may cover it. [METER-07]
  const worksOffline = useStore(useShell().navigation.step)?.id === 'meter-day';
  useEffect(() => {
    onDown(isDown);
    return () => onDown(false);
  }, [onDown, isDown]);

  if (worksOffline && (!online || !isHealthy))
    return <Strip title={healthTexts.noSignal} more={healthTexts.noSignalMore} />;
  if (!online) return <Strip title={healthTexts.offline} more={healthTexts.offlineMore} />;
  return (
    <>
      {status === 'Degraded' && <Strip title={healthTexts.slow} more={healthTexts.slowMore} />}
      {!isHealthy && <HealthOverlay />}
    </>
  );
}

function Strip({ title, more }: { readonly title: string; readonly more: string }) {
  return (
    <Banner kind="warning" strip>
      <b>{title}</b> {more}
    </Banner>
  );
}
