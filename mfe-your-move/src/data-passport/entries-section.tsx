import type { Problem } from '@home-move/contract';
import {
  Button,
  EmptyState,
  Heading,
  Notice,
  registerSheet,
  Status,
  Text,
  TextButton,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useState } from 'react';
import sheet, * as styles from './data-passport.module.css';
import { dataPassportTexts } from './data-passport.texts';
import { EntryCard } from './entry-card';
import { entryTexts } from './entry.texts';
import { EntryFilters } from './entry-filters';
import type { EntryFilter, LoadedPassport } from './passport.queries';
import { firstEntries, useShownEntries } from './use-shown-entries';

registerSheet(sheet);
const texts = dataPassportTexts.entries;
const columns = Object.values(entryTexts.columns);

interface EntriesSectionProps {
  readonly passport: LoadedPassport;
  readonly filter: EntryFilter;
  readonly onFilter: (filter: EntryFilter) => void;
  /** Requests more entries of the filter. */
  readonly onNextPage: () => void;
  readonly loading: boolean;
  /** Why the last request failed; the entries before it stay. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** The entries: open ones first, seven to begin with, all of them or only the ones by consent. [PASS-06, PASS-08] */
export function EntriesSection(props: EntriesSectionProps) {
  const { passport, filter, onFilter, onNextPage, loading, problem, onRetry } = props;
  const { counts, complaints } = passport;
  const titleId = useId();
  const [news, setNews] = useState('');
  const isConsent = filter === 'consent';
  const loaded = isConsent ? passport.entries.filter(({ legalBasis }) => legalBasis === 'consent') : passport.entries;
  const total = isConsent ? counts.byConsent : counts.entries;
  const announce = (count: number, of: number) => setNews(texts.shown(Math.min(count, of), of));
  const { shown, list, more, isAwaited, showMore, reset } = useShownEntries({ loaded, total, onNextPage, announce });
  const choose = (chosen: EntryFilter) => {
    const chosenTotal = chosen === 'consent' ? counts.byConsent : counts.entries;
    reset();
    announce(firstEntries, chosenTotal);
    onFilter(chosen);
  };
  return (
    <section aria-labelledby={titleId} className={styles.entries}>
      <div className={styles.top}>
        <div>
          <Heading id={titleId} look="h2large">
            {texts.title}
          </Heading>
          <Text size="sm" muted>
            {texts.text}
          </Text>
        </div>
        <EntryFilters counts={counts} filter={filter} onFilter={choose} />
      </div>
      <Status>
        <VisuallyHidden>{news}</VisuallyHidden>
      </Status>
      {problem && (
        <div className={styles.failed}>
          <Notice kind="warning">
            {problem.title} {dataPassportTexts.notUpdated} <TextButton onClick={onRetry}>Try again</TextButton>
          </Notice>
        </div>
      )}
      {total === 0 && <EmptyState title={texts.noConsent} />}
      {total > 0 && (
        <div aria-hidden="true" className={styles.columns}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      )}
      <ol ref={list} className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} complaints={complaints} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button onClick={showMore} busy={isAwaited && loading ? texts.loadingEarlier : undefined}>
          {texts.earlier(more)}
        </Button>
      )}
    </section>
  );
}
