import type { Enrolment, Readable, RuntimeContract } from '@home-move/contract';
import { RuntimeProvider, useStore } from '@home-move/ui';
import type { ComponentType } from 'react';
import type { Registry } from '../journeys/registry';
import { Deferred } from '../deferred/deferred';
import { Layout } from '../layout/layout';
import { pageAt } from '../navigation/routes';
import { OwnPage, type OwnPageName } from '../pages/own-page';
import { ShellContext, type Shell } from '../runtime/shell-context';

/** A page of the shell's own that was fetched while the session started. */
export interface FetchedPage {
  readonly name: OwnPageName;
  readonly Body: ComponentType;
}

export interface PortalProps {
  readonly shell: Shell;
  /** What the shell's own forms and dialogs work with; the same kind that remotes get. */
  readonly runtime: RuntimeContract;
  readonly enrolment: Readable<Enrolment | null>;
  readonly registry: Registry;
  readonly outlet: HTMLElement;
  readonly first: FetchedPage | null;
  readonly hasFirstScreen: Readable<boolean>;
  /** A page of the shell's own is on screen. */
  readonly onShown: () => void;
}

/** Everything the shell draws; journeys draw into the outlet by themselves. */
export function Portal({ shell, runtime, enrolment, registry, outlet, first, hasFirstScreen, onShown }: PortalProps) {
  const path = useStore(shell.navigation.path);
  const { consent } = shell;
  const isOnScreen = useStore(hasFirstScreen);
  const name = pageAt(path, registry.routes());
  return (
    <ShellContext value={shell}>
      {isOnScreen && consent && <Deferred render={({ ConsentQuestion }) => <ConsentQuestion consent={consent} />} />}
      <RuntimeProvider value={runtime}>
        <Layout enrolment={enrolment} hasFirstScreen={hasFirstScreen} outlet={outlet}>
          {name !== 'journey' && (
            <OwnPage key={name} name={name} fetched={first?.name === name ? first.Body : undefined} onShown={onShown} />
          )}
        </Layout>
      </RuntimeProvider>
    </ShellContext>
  );
}
