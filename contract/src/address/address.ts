/** One address in the lookup's list. `isDomestic` false shows a warning about a business address, without blocking. [ADDR-03, ADDR-19] */
export interface AddressOption {
  readonly addressKey: string;
  readonly simpleAddress: string;
  readonly isDomestic: boolean;
}

/** The address of the new home as the enrolment stores it. [ADDR-02] */
export interface Address {
  /** Null for a manually entered address. */
  readonly addressKey: string | null;
  readonly houseNameOrNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly cityTown: string;
  readonly postcode: string;
  readonly isAbroad: boolean;
  readonly manualAddress: boolean;
  readonly isDomestic: boolean;
}
