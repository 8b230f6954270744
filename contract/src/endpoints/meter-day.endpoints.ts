import type { MeterDay, MeterReading, ReadingPhoto } from '../meter-day/meter-day';
import type { MeterReadingForm } from '../meter-day/meter-reading.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** The readings that the mover takes of the meters of the new home. */
export const meterDayEndpoints = {
  /** Meters of the home, with their latest readings. ADDRESS_MISSING without a home. [METER-01] */
  meterDay: endpoint<NoInput, MeterDay>({
    method: 'GET',
    path: '/meter-day',
    roles: enrolmentRoles,
  }),
  /**
   * Stores a reading under the id that the device chose, once, however often it is sent. READING_EXISTS if the meter has another reading
   * than the one to replace; `errors.reading` is its id, and `GET /meter-day` contains it. VALIDATION if digits, hash or photo do not
   * fit, or if it is of another home than the present one. [METER-02, METER-06, METER-09, METER-10]
   */
  saveReading: endpoint<{ params: { id: string }; body: MeterReadingForm }, MeterReading>({
    method: 'PUT',
    path: '/meter-day/readings/:id',
    roles: enrolmentRoles,
  }),
  /** NOT_FOUND without a photo, and for a reading of another home. */
  photo: endpoint<{ params: { id: string } }, ReadingPhoto>({
    method: 'GET',
    path: '/meter-day/readings/:id/photo',
    roles: enrolmentRoles,
  }),
  /** One page with the stored readings, also if only some of the meters have one. NOT_FOUND before the first. [METER-15] */
  handoverSheet: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/meter-day/handover-sheet.pdf',
    roles: enrolmentRoles,
    media: 'application/pdf',
  }),
};
