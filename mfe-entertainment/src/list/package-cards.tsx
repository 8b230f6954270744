import type { BroadbandPackage } from '@home-move/contract';
import { Button, CardList, Heading, registerSheet, Text } from '@home-move/ui';
import { memo, useEffect, useRef, useState } from 'react';
import { keyOf } from '../package/describe-package';
import type { BroadbandList } from '../state/entertainment';
import sheet, * as styles from './list.module.css';
import { listTexts as texts } from './list.texts';
import { PackageCard, type PackageActions } from './package-card';

registerSheet(sheet);

interface PackageCardsProps extends PackageActions {
  readonly list: BroadbandList;
  readonly now: Date;
  /** Loads more packages; null when everything is loaded. */
  readonly more: { readonly busy: boolean; readonly load: () => void } | null;
}

interface PackageGroupProps extends PackageActions {
  readonly packages: readonly BroadbandPackage[];
  readonly now: Date;
}

/** Memoised: a change of the filters renders no card until its answer is there. */
const PackageGroup = memo(({ packages, now, ...actions }: PackageGroupProps) => (
  <div className={styles.cards}>
    <CardList items={packages} keyOf={keyOf}>
      {(pkg) => <PackageCard package={pkg} now={pkg.promotions.length > 0 ? now : null} {...actions} />}
    </CardList>
  </div>
));

/** Promoted packages, each with its labels, then the others in the requested order. */
export function PackageCards({ list, now, more, ...actions }: PackageCardsProps) {
  const { promotedPackages, packages } = list;
  const cards = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [keysBefore, setKeysBefore] = useState<ReadonlySet<string> | null>(null);

  // 'Show more' has moved down or will disappear, so the focus moves to the first added package, unless the mover has focused
  // something else meanwhile. It moves after the packages are rendered, because it needs their layout.
  useEffect(() => {
    if (keysBefore === null || more?.busy) return;
    const headings = [...(cards.current?.querySelectorAll<HTMLElement>('[data-package]') ?? [])];
    const added = headings.find(
      (heading) => !keysBefore.has(heading.dataset['package'] ?? '') && heading.closest('[hidden]') === null,
    );
    if (added || more === null) setKeysBefore(null);
    if (!added) return;
    const { activeElement } = added.getRootNode() as Document | ShadowRoot;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (!isElsewhere || button.current?.contains(activeElement)) added.focus({ preventScroll: true });
  }, [keysBefore, more]);

  // Most packages share the same note, so each note is shown once below the list rather than on every card.
  const notes = new Set([...promotedPackages, ...packages].flatMap(({ tooltipText }) => tooltipText ?? []));
  return (
    <div ref={cards}>
      {promotedPackages.length > 0 && (
        <section className={styles.group}>
          <Heading level={2}>{texts.promoted}</Heading>
          <PackageGroup packages={promotedPackages} now={now} {...actions} />
        </section>
      )}
      {/* Hidden rather than removed: hundreds of cards unmount in separate tasks. */}
      <section className={styles.group} hidden={packages.length === 0}>
        <Heading level={2}>{promotedPackages.length > 0 ? texts.restAfterPromoted : texts.rest}</Heading>
        <PackageGroup packages={packages} now={now} {...actions} />
      </section>
      {/* The last page removes it once it has passed on the focus. */}
      {(more || keysBefore) && (
        <div ref={button} className={styles.more}>
          <Button
            busy={more?.busy === false ? undefined : texts.loadingMore}
            onClick={() => {
              setKeysBefore(new Set([...promotedPackages, ...packages].map(keyOf)));
              more?.load();
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
