import type { Branding, Flags } from '../brand/brand';
import type { MoveInLimits } from '../moving-details/moving-details';
import type { RegistryResolution } from './registry';
import type { Portal, RuntimeContext } from './portal';

/** Id of the `<script type="application/json">` that carries the boot block. */
export const bootElementId = 'hm-boot';

/** What the server writes into the document, so that the shell starts without asking. */
export interface Boot {
  /** ISO instant at which the server wrote the block; by it a browser whose clock is wrong knows the day. */
  readonly now?: string;
  readonly context: RuntimeContext;
  /** The telephony portal has the agent's side panel beside every page. [BRAND-06, TEL-01] */
  readonly portal: Portal;
  /** Brand segment the path was asked with; null for the bare root. Unknown brands fall back to default. [BRAND-13] */
  readonly requestedBrand: string | null;
  readonly branding: Branding;
  readonly flags: Flags;
  /**
   * Flags that the document's address turned on or off, in demo mode alone: `flags` carries them already, and what
   * `GET /flags` says of them does not count. Absent when there are none.
   */
  readonly flagOverrides?: Partial<Flags>;
  readonly resolution: RegistryResolution;
  readonly config: Readonly<{
    namedSupplier: string;
    moveIn: MoveInLimits;
    publicSiteUrl: string;
    /** Where agents go when they log out or their session ends. */
    adminPortalUrl: string;
    /**
     * Origins whose pages may hold this document in a frame: a host of the brand, or every CRM system in the panel; empty
     * when it is opened by itself.
     */
    hostOrigins: readonly string[];
    /** Where product analytics goes; off when it is null or absent. [FLAG-06] */
    analytics?: AnalyticsTarget | null;
  }>;
}

/** A product analytics service as the browser reaches it. The token names the product; browsers may know it. */
export interface AnalyticsTarget {
  readonly url: string;
  readonly token: string;
}
