import { useStore } from '@home-move/ui';
import { useEffect } from 'react';
import { createLazyModule } from '../deferred/lazy-module';
import { useShell } from '../runtime/shell-context';
import { DocumentBar } from './document-bar';
import type { HeaderProps } from './header';

const chunk = createLazyModule(() => import('./header'));

/** Starts to fetch the header, which frames do not have and no journey waits for. */
export function loadHeader(): void {
  chunk.load().catch(() => undefined);
}

/** The header, or the document's own bar (start.css) until its chunk has arrived; after a failure each navigation tries again. */
export function LazyHeader(props: HeaderProps) {
  const header = useStore(chunk.loaded);
  const { branding, navigation } = useShell();
  const path = useStore(navigation.path);
  useEffect(loadHeader, [path]);
  return header ? <header.Header {...props} /> : <DocumentBar branding={branding} />;
}
