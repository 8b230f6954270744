import { registerSheet, screens } from '@home-move/ui';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { SkipLink } from '../layout/skip-link';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

const beside = `(min-width: ${screens.desktop}px)`;

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(beside);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const panelId = 'customer-panel';

export const PanelSkipLink = () => <SkipLink to={panelId}>{telephonyTexts.skipToPanel}</SkipLink>;

export interface AgentLayoutProps {
  /** The side panel's remote renders here. */
  readonly outlet: HTMLElement;
  readonly children: ReactNode;
}

/**
 * The step, with the panel in a quarter of the width beside it; below 768 px the panel is above the step. The document
 * order follows, so that focus moves in visual order; the focused element keeps the focus. [TEL-06]
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
    <aside key="panel" id={panelId} tabIndex={-1} aria-label={telephonyTexts.panel} className={styles.panel}>
      <div ref={attach} className={styles.panelBody} />
    </aside>
  );
  return <div className={styles.layout}>{isBeside ? [step, panel] : [panel, step]}</div>;
}
