import type { Enrolment, Readable } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import type { ComponentType } from 'react';
import type { Registry } from './journeys/registry';
import { Layout } from './layout/layout';
import { pageAt } from './navigation/routes';
import { OwnPage, type OwnPageName } from './pages/own-page';
import { ShellContext, type Shell } from './shell-context';

/** A page of the shell's own that was fetched while the session started. */
export interface FetchedPage {
  readonly name: OwnPageName;
  readonly Body: ComponentType;
}

export interface PortalProps {
  readonly shell: Shell;
  readonly enrolment: Readable<Enrolment | null>;
  readonly registry: Registry;
  readonly outlet: HTMLElement;
  readonly first: FetchedPage | null;
  readonly hasFirstScreen: Readable<boolean>;
  /** A page of the shell's own is on screen. */
  readonly onShown: () => void;
}

/** Everything the shell draws; journeys draw into the outlet by themselves. */
export function Portal({ shell, enrolment, registry, outlet, first, hasFirstScreen, onShown }: PortalProps) {
  const path = useStore(shell.navigation.path);
  const name = pageAt(path, registry.routes());
  return (
    <ShellContext value={shell}>
      <Layout enrolment={enrolment} hasFirstScreen={hasFirstScreen} outlet={outlet}>
        {name !== 'journey' && (
          <OwnPage key={name} name={name} fetched={first?.name === name ? first.Body : undefined} onShown={onShown} />
        )}
      </Layout>
    </ShellContext>
  );
}
