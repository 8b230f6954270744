import type { Address, AddressOption, ServiceStatus } from '@home-move/contract';

/** Looks addresses up. Every call rejects with DomainError: THIRD_PARTY when the provider fails. */
export abstract class AddressesPort {
  /** Addresses of a normalised postcode, in the order of the street; empty when there are none. */
  abstract lookUp(postcode: string): Promise<readonly AddressOption[]>;
  /** One address. NOT_FOUND for an unknown key, GSP_NOT_FOUND when too little is known of it. */
  abstract find(addressKey: string): Promise<Address>;
  /** How the provider does now; never rejects. Slow is Degraded; without a good answer, or with look-ups refused, Down. [HEALTH-06] */
  abstract status(): Promise<ServiceStatus>;
}
