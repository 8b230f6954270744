import type { Enrolment, Readable, RuntimeContract } from '@home-move/contract';
import { RuntimeProvider, useStore } from '@home-move/ui';
import type { ComponentType } from 'react';
import { Deferred } from '../deferred/deferred';
import type { Registry } from '../journeys/registry';
import { Layout } from '../layout/layout';
import { pageAt } from '../navigation/routes';
import { ShellPage, type ShellPageName } from '../pages/shell-page';
import { ShellContext, type Shell } from '../runtime/shell-context';

/** One of the shell's pages, fetched while the session started. */
export interface FetchedPage {
  readonly name: ShellPageName;
  readonly Body: ComponentType;
}

export interface PortalProps {
  readonly shell: Shell;
  /** For the shell's forms and dialogs; the same contract that remotes get. */
  readonly runtime: RuntimeContract;
  readonly enrolment: Readable<Enrolment | null>;
  readonly registry: Registry;
  readonly outlet: HTMLElement;
  readonly first: FetchedPage | null;
  readonly hasFirstScreen: Readable<boolean>;
  /** One of the shell's pages is on screen. */
  readonly onShown: () => void;
}

/** The root component. Journeys render into the outlet, outside this tree. */
export function Portal({ shell, runtime, enrolment, registry, outlet, first, hasFirstScreen, onShown }: PortalProps) {
  const path = useStore(shell.navigation.path);
  const { consent } = shell;
  const isOnScreen = useStore(hasFirstScreen);
  const name = pageAt(path, registry.routes());
  return (
    <ShellContext value={shell}>
      {isOnScreen && consent?.hasBanner && (
        <Deferred render={({ LazyConsentBanner }) => <LazyConsentBanner consent={consent} />} />
      )}
      <RuntimeProvider value={runtime}>
        <Layout enrolment={enrolment} hasFirstScreen={hasFirstScreen} outlet={outlet}>
          {name !== 'journey' && (
            <ShellPage
              key={name}
              name={name}
              preloaded={first?.name === name ? first.Body : undefined}
              onShown={onShown}
            />
          )}
        </Layout>
      </RuntimeProvider>
    </ShellContext>
  );
}
