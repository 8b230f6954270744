import { adminRecordUrl, type Boot, type CrmCall } from '@home-move/contract';
import type { Root } from 'react-dom/client';
import type { Host } from '../embed/join-host';
import type { PageAddress } from '../session/reload-once';
import { SignedOutPage } from './signed-out.page';
import type { SignedOutReason } from './telephony.texts';

export interface SignedOutOptions {
  /** Overrides the reason's default title. */
  readonly message?: string | undefined;
  /** The API's message, if any. */
  readonly sentence?: string;
  /** The target of its link, instead of the admin portal's first page. */
  readonly url?: string;
  readonly canRetry?: boolean;
}

export interface LeaveOptions {
  /** Overrides the reason's default title. */
  readonly message?: string;
  /** Id of the record to open in the admin portal, if the CRM has no address. [TEL-18] */
  readonly recordId?: string;
  readonly after?: Promise<void>;
}

/** Shows the signed-out page and leaves the portal. */
export interface AgentExit {
  /** Replaces the page with the reason; resolves when the agent chooses Try again, where offered. */
  readonly show: (reason: SignedOutReason, options?: SignedOutOptions) => Promise<void>;
  /**
   * Shows the reason and, once `after` has settled, goes to the address that is registered for the CRM, or to the admin portal;
   * inside a frame, leaves that to the CRM.
   * [SESS-10, NEXT-06]
   */
  readonly leave: (reason: SignedOutReason, options?: LeaveOptions) => void;
}

export interface AgentExitDependencies {
  readonly root: Root;
  readonly boot: Boot;
  readonly page: Pick<PageAddress, 'replace'>;
  readonly host: Promise<Pick<Host, 'navigate'> | null>;
  /** What the CRM that opened the call gets back; null for another call, and before the login. */
  readonly crm: () => CrmCall | null;
}

export function createAgentExit({ root, boot, page, host, crm }: AgentExitDependencies): AgentExit {
  const isFramed = boot.context !== 'hosted';
  const { adminPortalUrl = boot.config.publicSiteUrl } = boot.config;

  const show: AgentExit['show'] = (reason, { message, sentence, url = adminPortalUrl, canRetry = false } = {}) =>
    new Promise((resolve) => {
      root.render(
        <SignedOutPage
          reason={reasonIn(isFramed, reason)}
          message={message}
          sentence={sentence}
          brandName={boot.branding.name}
          url={url}
          isInCrm={isCrmPage(url)}
          isFramed={isFramed}
          onRetry={canRetry ? resolve : undefined}
        />,
      );
    });

  const isCrmPage = (url: string) => url === crm()?.returnUrl;
  const nextUrl = (recordId: string | undefined) =>
    crm()?.returnUrl ?? (recordId === undefined ? adminPortalUrl : adminRecordUrl(adminPortalUrl, recordId));

  return {
    show,
    leave(reason, { message, recordId, after = Promise.resolve() } = {}) {
      const url = nextUrl(recordId);
      void show(reason, { message, url });
      // A frame is inside the CRM: the CRM must not load into itself, and its window is not ours to navigate.
      const go = () => (isFramed ? void host.then((connected) => connected?.navigate(url)) : page.replace(url));
      void after.finally(go);
    },
  };
}

/** The reason as a frame words it. */
function reasonIn(isFramed: boolean, reason: SignedOutReason): SignedOutReason {
  return isFramed && reason === 'closed' ? 'closedInFrame' : reason;
}
