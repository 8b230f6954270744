import { Button, Status, Text, useAction, VisuallyHidden } from '@home-move/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Loaded, retryTexts } from './loaded';
import * as styles from './panel.module.css';
import type { EntriesQuery } from './use-entries';
import { useSteadyScroll } from './use-steady-scroll';

const buttonTexts = { more: 'Show more', loading: 'Loading' } as const;

export interface EntryPagesProps<Item> {
  readonly query: EntriesQuery<Item>;
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    readonly moreFailed: string;
    readonly shown: (count: number) => string;
  };
  /** A list with one `li` for each entry. */
  readonly children: (entries: readonly Item[]) => ReactNode;
}

/** Entries that are loaded a page at a time, with a button for the next page. */
export function EntryPages<Item extends { readonly id: string }>({ query, texts, children }: EntryPagesProps<Item>) {
  const { data, loadMore } = query;
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The entry that receives the focus once it is shown. */
  const focusOn = useRef<string | null>(null);
  /** Number of entries to announce, after a page was added. */
  const [shown, setShown] = useState<number | null>(null);
  const { run, busy, problem } = useAction(async () => {
    if (!data) return;
    focusOn.current = data.next;
    setShown(await loadMore());
  });

  useSteadyScroll(list);

  // 'Show more' moves down or disappears, so the focus moves to the first entry that it has added, unless the agent has focused
  // something else meanwhile. It moves before the panel looks for a lost focus.
  useLayoutEffect(() => {
    const position = data?.entries.findIndex(({ id }) => id === focusOn.current) ?? -1;
    const entry = list.current?.querySelectorAll('li')[position];
    if (!entry) return;
    focusOn.current = null;
    const { activeElement } = entry.getRootNode() as Document | ShadowRoot;
    if (activeElement !== null && activeElement !== document.body && activeElement !== button.current) return;
    entry.tabIndex = -1;
    entry.focus();
  }, [data]);

  return (
    <>
      <div ref={list}>
        <Loaded query={query} loading={texts.loading} failed={texts.failed}>
          {({ entries }) => children(entries)}
        </Loaded>
      </div>
      <Status>
        <VisuallyHidden>{shown !== null && texts.shown(shown)}</VisuallyHidden>
      </Status>
      {data && data.next !== null && (
        <div className={styles.more}>
          {problem && <Text role="alert">{texts.moreFailed}</Text>}
          <Button ref={button} size="small" busy={busy ? buttonTexts.loading : undefined} onClick={() => void run()}>
            {problem ? retryTexts.retry : buttonTexts.more}
          </Button>
        </div>
      )}
    </>
  );
}
