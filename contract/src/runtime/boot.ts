import type { Branding, Flags } from '../brand/brand';
import type { FrameLook } from '../embed/host-theme';
import type { MoveInLimits } from '../moving-details/moving-details';
import type { RegistryResolution } from '../registry/registry';
import type { VersionPreview } from '../registry/rollout';
import type { Portal, RuntimeContext } from '../portal/portal';

/** Id of the `<script type="application/json">` that carries the boot block. */
export const bootElementId = 'hm-boot';

/** What the server writes into the document, so that the shell starts without further requests. */
export interface Boot {
  /** ISO instant at which the server wrote the block; corrects a browser whose clock is wrong. */
  readonly now?: string;
  readonly context: RuntimeContext;
  /** The telephony portal shows the agent's side panel next to every page. [BRAND-06, TEL-01] */
  readonly portal: Portal;
  /** Brand segment of the requested path; null for the bare root. Unknown brands fall back to the default one. [BRAND-13] */
  readonly requestedBrand: string | null;
  readonly branding: Branding;
  /** The brand's look, in a partner's frame only: the host may set tokens of it. */
  readonly look?: FrameLook;
  readonly flags: Flags;
  /**
   * Flags that the document's address turned on or off, in demo mode only. `flags` already includes them, and they
   * override `GET /flags`. Absent when there are none.
   */
  readonly flagOverrides?: Partial<Flags>;
  readonly resolution: RegistryResolution;
  /** The version in `resolution` that only this browser gets; absent without a preview. */
  readonly preview?: VersionPreview;
  readonly config: Readonly<{
    /** The brand's; each enrolment has its own. */
    namedSupplier: string;
    moveIn: MoveInLimits;
    publicSiteUrl: string;
    /** Origin of the loader and of the remotes' files; absent in documents of earlier servers. */
    assetsOrigin?: string;
    /** Where agents are sent when they log out or their session ends; absent in the tenant portal. */
    adminPortalUrl?: string;
    /**
     * Origins that may show this document in a frame: the brand's origins, or in the panel the CRM systems' origins;
     * empty for hosted pages.
     */
    hostOrigins: readonly string[];
    /** Routes of all brands that list the host of a frame that named no brand, the chosen one first; absent for other documents. */
    hostBrands?: readonly string[];
    /** Target of product analytics; off when null or absent. [FLAG-06] */
    analytics?: AnalyticsTarget | null;
  }>;
}

/** A product analytics service. The token identifies the product and is public. */
export interface AnalyticsTarget {
  readonly url: string;
  readonly token: string;
}
