import type { Boot } from '@home-move/contract';
import type { Root } from 'react-dom/client';
import type { PageAddress } from '../session/reload-once';
import { OutsidePage } from './outside.page';
import type { OutsideReason } from './telephony.texts';

export interface OutsideOptions {
  /** The API's own sentence, where it gave one. */
  readonly sentence?: string;
  readonly canRetry?: boolean;
}

/** Where agents are who have no call, or none any more. */
export interface Outside {
  /** Says why in place of everything else; settles when the agent tries again, where that is offered. */
  readonly show: (reason: OutsideReason, options?: OutsideOptions) => Promise<void>;
  /** Says why, and goes to the admin portal once `after` has settled. [SESS-10, NEXT-06] */
  readonly leave: (reason: OutsideReason, after?: Promise<void>) => void;
}

export interface OutsideParts {
  readonly root: Root;
  readonly boot: Boot;
  readonly page: Pick<PageAddress, 'replace'>;
}

export function createOutside({ root, boot, page }: OutsideParts): Outside {
  const isFramed = boot.context !== 'hosted';
  const { adminPortalUrl } = boot.config;

  const show: Outside['show'] = (reason, { sentence, canRetry = false } = {}) =>
    new Promise((resolve) => {
      root.render(
        <OutsidePage
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
