import { classNames, registerSheet, useAgentColumns } from '@home-move/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { SkipLink } from '../links/skip-link';
import { useShell } from '../runtime/shell-context';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

const panelId = 'customer-panel';

export const PanelSkipLink = () => <SkipLink to={panelId}>{telephonyTexts.skipToPanel}</SkipLink>;

export interface AgentLayoutProps {
  /** The side panel's remote renders here. */
  readonly outlet: HTMLElement;
  readonly children: ReactNode;
}

/**
 * The step, with the panel in a quarter of the width next to it; each scrolls independently. In a narrow window or a CRM's
 * frame, the panel is above the step. The document order follows, so that focus moves in visual order; the focused element
 * keeps the focus. [TEL-06]
 */
export function AgentLayout({ outlet, children }: AgentLayoutProps) {
  const { context, navigation } = useShell();
  const hasColumns = useAgentColumns(context);
  const column = useRef<HTMLDivElement>(null);
  // The shell scrolls the window to each new page; here the page is in a column.
  useEffect(
    () =>
      navigation.path.subscribe(() => {
        if (column.current) column.current.scrollTop = 0;
      }),
    [navigation],
  );
  const attach = useCallback((node: HTMLElement | null) => node?.append(outlet), [outlet]);
  const step = (
    <div key="step" ref={column} className={styles.step}>
      {children}
    </div>
  );
  const panel = (
    <aside key="panel" id={panelId} tabIndex={-1} aria-label={telephonyTexts.panel} className={styles.panel}>
      <div ref={attach} className={styles.panelBody} />
    </aside>
  );
  return (
    <div className={classNames(styles.layout, hasColumns && styles.columns)}>
      {hasColumns ? [step, panel] : [panel, step]}
    </div>
  );
}
