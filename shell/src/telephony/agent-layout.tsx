import { registerSheet, screens } from '@home-move/ui';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

const beside = `(min-width: ${screens.desktop}px)`;

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(beside);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export interface AgentLayoutProps {
  /** Where the side panel's remote draws. */
  readonly outlet: HTMLElement;
  /** The step. */
  readonly children: ReactNode;
}

/**
 * The step with a quarter of the width beside it for the panel; below 768 px the panel lies above the step. The order in
 * the document follows, so that the focus moves as the eye does; what has it keeps it, as React gives it back. [TEL-06]
 */
export function AgentLayout({ outlet, children }: AgentLayoutProps) {
  const isBeside = useSyncExternalStore(watchWidth, () => window.matchMedia(beside).matches);
  const attach = useCallback((node: HTMLElement | null) => node?.append(outlet), [outlet]);
  const step = (
    <div key="step" className={styles.step}>
      {children}
    </div>
  );
  const panel = (
    <aside key="panel" aria-label={telephonyTexts.panel} className={styles.panel}>
      <div ref={attach} className={styles.panelBody} />
    </aside>
  );
  return <div className={styles.floor}>{isBeside ? [step, panel] : [panel, step]}</div>;
}
