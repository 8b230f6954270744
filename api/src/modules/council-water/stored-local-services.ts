import type { CouncilServices } from '@home-move/contract';

/** Council and water companies as they were looked up, and for which home and day. */
export interface StoredLocalServices {
  readonly postcode: string;
  /** Day of moving in that was asked for, yyyy-MM-dd. */
  readonly on: string;
  readonly services: CouncilServices;
}
