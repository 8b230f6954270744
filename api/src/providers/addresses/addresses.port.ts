import type { Address, AddressOption, ServiceStatus } from '@home-move/contract';

/** Address look-up. Calls reject with DomainError: THIRD_PARTY when the provider fails. */
export abstract class AddressesPort {
  /** Addresses at a normalised postcode, in street order; empty when there are none. */
  abstract lookUp(postcode: string): Promise<readonly AddressOption[]>;
  /** One address. NOT_FOUND for an unknown key, GSP_NOT_FOUND when the provider has insufficient data for it. */
  abstract find(addressKey: string): Promise<Address>;
  /** Current health of the provider; never rejects. Degraded when slow, Down when it fails or the breaker is open. [HEALTH-06] */
  abstract status(): Promise<ServiceStatus>;
}
