import { londonToday, pathOf, type Enrolment } from '@home-move/contract';
import { FinishedNotice, Page, useLinkProps, useRuntime } from '@home-move/ui';
import { useMemo } from 'react';
import { useMeterDevices } from './device/meter-device';
import { AgentContent, MoverContent } from './meter-day-content';
import { useMeters } from './meter-day.queries';
import { meterDayTexts as texts } from './meter-day.texts';

/** Where the mover reads the meters on the day of the move, also without a signal. [METER-01] */
export function MeterDayPage({ enrolment: { id } }: { readonly enrolment: Enrolment }) {
  const { brand, clock, portal } = useRuntime();
  const link = useLinkProps();
  const createDevice = useMeterDevices();
  const device = useMemo(() => (portal === 'tenant' ? createDevice(id) : null), [createDevice, id, portal]);
  const meters = useMeters(device);
  const { data } = meters;
  return (
    <Page
      title={texts.heading}
      brandName={brand.name}
      back={{ label: texts.back, ...link(pathOf('your-move')) }}
      lede={data && texts.lede(data.home, data.moveInDate, londonToday(clock.now()))}
      width="full"
    >
      <FinishedNotice />
      {device ? <MoverContent meters={meters} device={device} /> : <AgentContent meters={meters} />}
    </Page>
  );
}
