import { formatStreetLine, pathOf, type Enrolment } from '@home-move/contract';
import { useLinkProps } from '@home-move/ui';
import { MeterDay } from './meter-day';
import { meterDayTexts as texts } from './meter-day.texts';
import { useOfflinePage } from './use-offline-page';

/** Where the mover reads the meters on the day of the move, also without a signal. [METER-01] */
export function MeterDayPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { id, address, moveInDate } = enrolment;
  const link = useLinkProps();
  useOfflinePage();
  return (
    <MeterDay
      enrolmentId={id}
      move={address && { home: formatStreetLine(address), moveInDate }}
      back={{ label: texts.back, ...link(pathOf('your-move')) }}
    />
  );
}
