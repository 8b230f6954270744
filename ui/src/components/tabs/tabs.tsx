import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './tabs.module.css';

registerSheet(sheet);

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the tab that is open initially; the first one by default. */
  readonly first?: string;
}

/** Panels, one of them shown. The left and right arrow keys, Home and End choose [UI-13]; Tab moves into the panel. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first ?? tabs[0]?.id);
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const tabId = (id: string) => `${base}-${id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    setChosen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === chosen}
            aria-controls={`${tabId(tab.id)}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={classNames(styles.tab, tab.id === chosen && styles.on)}
            onClick={() => setChosen(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${tabId(tab.id)}-panel`}
          aria-labelledby={tabId(tab.id)}
          hidden={tab.id !== chosen}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
