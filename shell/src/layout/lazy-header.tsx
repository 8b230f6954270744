import { useStore } from '@home-move/ui';
import { useEffect } from 'react';
import { createLazyModule } from '../deferred/lazy-module';
import { useShell } from '../runtime/shell-context';
import type { HeaderProps } from './header';
import * as styles from './layout.module.css';

const chunk = createLazyModule(() => import('./header'));

/** Starts to fetch the header, which frames do not have and no journey waits for. */
export function loadHeader(): void {
  chunk.load().catch(() => undefined);
}

/** The header, or its space until its chunk has arrived; after a failure each navigation tries again. */
export function LazyHeader(props: HeaderProps) {
  const header = useStore(chunk.loaded);
  const path = useStore(useShell().navigation.path);
  useEffect(loadHeader, [path]);
  return header ? <header.Header {...props} /> : <div className={styles.headerSpace} />;
}
