import type { FuelType, MeterType } from './energy';

/**
 * Whether the register allows quotes for a home. `unsupported-meters`: its meters cannot be quoted. `commercial`: not a
 * home's supply. `outside-market`: not in Great Britain. [NEXT-27]
 */
export const supplyStatuses = ['unchecked', 'quotable', 'unsupported-meters', 'commercial', 'outside-market'] as const;
export type SupplyStatus = (typeof supplyStatuses)[number];

/**
 * The energy supply of the home, from the meters' register; if it lists no meters, from the mover's answers.
 * [NEXT-22 to NEXT-27]
 */
export interface SupplyFacts {
  /** False until the register has been queried for this address. */
  readonly supplyChecked: boolean;
  readonly supplyStatus: SupplyStatus;
  /** Whether tariffs can be quoted for this meter set-up; true before the register has been queried. */
  readonly quotableEnergy: boolean;
  /** False only if the register lists the supply of a business. */
  readonly isDomestic: boolean;
  readonly isMeterInfoValid: boolean;
  readonly fuelType: FuelType | null;
  readonly isMixedMeters: boolean;
  readonly isElecPayg: boolean;
  readonly isGasPayg: boolean;
  readonly economy7: boolean;
  /** Whether the mover pays by topping up, if the register lists no meters; null before an answer. */
  readonly manualHasPrepay: boolean | null;
  /** Whether the register lists the meters, or the mover has answered the questions about them. */
  readonly meterDetailsCompleted: boolean;
  readonly hasElecSmartMeter: boolean;
  readonly hasGasSmartMeter: boolean;
  readonly meterType: MeterType | null;
  readonly supportsFastSwitch: boolean;
  /** The current suppliers of the home; null when unknown. */
  readonly currentSupplierElec: string | null;
  readonly currentSupplierGas: string | null;
}
