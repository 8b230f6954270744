import type { Boot } from '@home-move/contract';
import type { Root } from 'react-dom/client';
import type { PageAddress } from '../session/reload-once';
import { SignedOutPage } from './signed-out.page';
import type { SignedOutReason } from './telephony.texts';

export interface SignedOutOptions {
  /** The API's own sentence, where it gave one. */
  readonly sentence?: string;
  readonly canRetry?: boolean;
}

/** Where agents are who have no call, or none any more. */
export interface AgentExit {
  /** Says why in place of everything else; settles when the agent tries again, where that is offered. */
  readonly show: (reason: SignedOutReason, options?: SignedOutOptions) => Promise<void>;
  /** Says why, and goes to the admin portal once `after` has settled. [SESS-10, NEXT-06] */
  readonly leave: (reason: SignedOutReason, after?: Promise<void>) => void;
}

export interface AgentExitDependencies {
  readonly root: Root;
  readonly boot: Boot;
  readonly page: Pick<PageAddress, 'replace'>;
}

export function createAgentExit({ root, boot, page }: AgentExitDependencies): AgentExit {
  const isFramed = boot.context !== 'hosted';
  const { adminPortalUrl } = boot.config;

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
      // The frame stands in the CRM: loading the CRM into itself helps nobody, and the window around it is not ours.
      if (!isFramed) void after.finally(() => page.replace(adminPortalUrl));
    },
  };
}
