import { meterDayEndpoints, type DayMeter, type MeterReading } from '@home-move/contract';
import { registerSheet, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import type { StoredReading } from '../device/meter-device';
import { meterDayTexts } from '../meter-day.texts';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);

interface PhotoProps {
  readonly meter: DayMeter;
  /** A JPEG as base64; null while it loads, or without one. */
  readonly image: string | null;
}

function Photo({ meter, image }: PhotoProps) {
  return image === null ? (
    <span className={styles.noPhoto} />
  ) : (
    <img className={styles.photo} src={`data:image/jpeg;base64,${image}`} alt={meterDayTexts.card.photo(meter)} />
  );
}

/** The photo of a reading that waits on this device. */
export const WaitingPhoto = ({ reading: { meter, photo } }: { readonly reading: StoredReading }) =>
  photo === null ? null : <Photo meter={meter} image={photo} />;

/** The photo of a reading on the server. */
export function SentPhoto({ reading: { id, meter, hasPhoto } }: { readonly reading: MeterReading }) {
  const { http } = useRuntime();
  const { data } = useSWR(
    hasPhoto ? [meterDayEndpoints.photo.path, id] : null,
    () => http.send(meterDayEndpoints.photo, { params: { id } }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return hasPhoto ? <Photo meter={meter} image={data?.image ?? null} /> : null;
}
