import type { Boot } from '@home-move/contract';
import type { Root } from 'react-dom/client';
import type { PageAddress } from '../session/reload-once';
import { SignedOutPage } from './signed-out.page';
import type { SignedOutReason } from './telephony.texts';

export interface SignedOutOptions {
  /** The API's message, if any. */
  readonly sentence?: string;
  readonly canRetry?: boolean;
}

/** Shows the signed-out page and leaves the portal. */
export interface AgentExit {
  /** Replaces the page with the reason; resolves when the agent chooses Try again, where offered. */
  readonly show: (reason: SignedOutReason, options?: SignedOutOptions) => Promise<void>;
  /** Shows the reason and, outside a frame, goes to the admin portal once `after` has settled. [SESS-10, NEXT-06] */
  readonly leave: (reason: SignedOutReason, after?: Promise<void>) => void;
}

export interface AgentExitDependencies {
  readonly root: Root;
  readonly boot: Boot;
  readonly page: Pick<PageAddress, 'replace'>;
}

export function createAgentExit({ root, boot, page }: AgentExitDependencies): AgentExit {
  const isFramed = boot.context !== 'hosted';
  const { adminPortalUrl = boot.config.publicSiteUrl } = boot.config;

  const show: AgentExit['show'] = (reason, { sentence, canRetry = false } = {}) =>
    new Promise((resolve) => {
      root.render(
        <SignedOutPage
          reason={reason}
          sentence={sentence}
          brandName={boot.branding.name}
          adminPortalUrl={adminPortalUrl}
          isFramed={isFramed}
          onRetry={canRetry ? resolve : undefined}
        />,
      );
    });

  return {
    show,
    leave(reason, after = Promise.resolve()) {
      void show(reason);
      // A frame is inside the CRM: the CRM must not load into itself, and its window is not ours to navigate.
      if (!isFramed) void after.finally(() => page.replace(adminPortalUrl));
    },
  };
}
