import { londonToday, type MeterDay as Day } from '@home-move/contract';
import { FinishedNotice, Page, SkeletonText, useRuntime, type BackLink } from '@home-move/ui';
import { useMemo } from 'react';
import { useMeterDevices } from './device/meter-device';
import { AgentContent, MoverContent } from './meter-day-content';
import { useMeters } from './meter-day.queries';
import { meterDayTexts as texts } from './meter-day.texts';

interface MeterDayProps {
  readonly enrolmentId: string;
  /** Home and day for the lede until the meters are loaded; null for an enrolment without an address. */
  readonly move?: Pick<Day, 'home' | 'moveInDate'> | null;
  readonly back?: BackLink;
  /** Whether this is the page that opened without a signal. */
  readonly isOffline?: boolean;
}

/** The page with its storage on this device, which agents do not have. */
export function MeterDay({ enrolmentId, move = null, back, isOffline = false }: MeterDayProps) {
  const { brand, clock, portal } = useRuntime();
  const createDevice = useMeterDevices();
  const device = useMemo(
    () => (portal === 'tenant' ? createDevice(enrolmentId) : null),
    [createDevice, enrolmentId, portal],
  );
  const meters = useMeters(device);
  const { data, error } = meters;
  const today = londonToday(clock.now());
  const known = data ?? move;
  // As long as the text that follows, so that nothing moves.
  const placeholder = error === undefined && <SkeletonText>{texts.lede('14 Castle Road', null, today)}</SkeletonText>;
  return (
    <Page
      title={texts.heading}
      brandName={brand.name}
      back={back}
      lede={known ? texts.lede(known.home, known.moveInDate, today) : placeholder}
      width="full"
    >
      <FinishedNotice />
      {device ? (
        <MoverContent meters={meters} device={device} isOffline={isOffline} />
      ) : (
        <AgentContent meters={meters} />
      )}
    </Page>
  );
}
