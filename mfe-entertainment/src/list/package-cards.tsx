import type { BroadbandPackage } from '@home-move/contract';
import { Button, Heading, registerSheet, Text } from '@home-move/ui';
import { useLayoutEffect, useRef } from 'react';
import { keyOf } from '../parts/package-words';
import type { BroadbandList } from '../state/entertainment';
import sheet, * as styles from './list.module.css';
import { listTexts as texts } from './list.texts';
import { PackageCard } from './package-card';

registerSheet(sheet);

interface PackageCardsProps {
  readonly list: BroadbandList;
  readonly now: Date;
  readonly onSelect: (pkg: BroadbandPackage) => void;
  /** How to load more; null when everything is there. */
  readonly more: { readonly busy: boolean; readonly load: () => void } | null;
}

/** Promoted packages, each with the rule of its label, then the others in the order that was asked for. */
export function PackageCards({ list, now, onSelect, more }: PackageCardsProps) {
  const { promotedPackages, packages } = list;
  const cards = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlySet<string> | null>(null);

  // The button that was pressed is lower down now, or gone: go on from the first package that came. Who has gone elsewhere
  // meanwhile stays there.
  useLayoutEffect(() => {
    const before = seen.current;
    if (before === null || more?.busy) return;
    const headings = [...(cards.current?.querySelectorAll<HTMLElement>('[data-package]') ?? [])];
    const added = headings.find(({ dataset }) => !before.has(dataset['package'] ?? ''));
    if (!added) return;
    seen.current = null;
    const { activeElement } = added.getRootNode() as Document | ShadowRoot;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (!isElsewhere || button.current?.contains(activeElement)) added.focus({ preventScroll: true });
  });

  // What is to know about a package is mostly the same of all: said once, not on each card.
  const notes = new Set([...promotedPackages, ...packages].flatMap(({ tooltipText }) => tooltipText ?? []));
  const cardsOf = (some: readonly BroadbandPackage[]) => (
    <div className={styles.cards}>
      {some.map((pkg) => (
        <PackageCard key={keyOf(pkg)} package={pkg} now={now} onSelect={onSelect} />
      ))}
    </div>
  );
  return (
    <div ref={cards}>
      {promotedPackages.length > 0 && (
        <section className={styles.group}>
          <Heading level={2}>{texts.promoted}</Heading>
          {cardsOf(promotedPackages)}
        </section>
      )}
      {packages.length > 0 && (
        <section className={styles.group}>
          <Heading level={2}>{promotedPackages.length > 0 ? texts.restAfterPromoted : texts.rest}</Heading>
          {cardsOf(packages)}
        </section>
      )}
      {more && (
        <div ref={button} className={styles.more}>
          <Button
            busy={more.busy ? texts.loadingMore : undefined}
            onClick={() => {
              seen.current = new Set([...promotedPackages, ...packages].map(keyOf));
              more.load();
            }}
          >
            {texts.showMore}
          </Button>
        </div>
      )}
      {promotedPackages.length + packages.length > 0 && (
        <div className={styles.notes}>
          {[...notes, texts.commission].map((note) => (
            <Text key={note} size="sm" muted>
              {note}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}
