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
import { EntryFilters } from './entry-filters';
import { entryTexts } from './entry.texts';
import type { EntryFilter, LoadedPassport } from './passport.queries';
import { useShownEntries } from './use-shown-entries';

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
  const { counts, complaints, entries } = passport;
  const titleId = useId();
  const [hasChanged, setChanged] = useState(false);
  const isConsent = filter === 'consent';
  const total = isConsent ? counts.byConsent : counts.entries;
  const { shown, list, more, isAwaiting, showMore, reset } = useShownEntries({
    loaded: isConsent ? entries.filter(({ legalBasis }) => legalBasis === 'consent') : entries,
    total,
    onNextPage,
  });
  const notice = problem && (
    <div className={styles.failed}>
      <Notice kind="warning">
        {problem.title} {texts.notUpdated} <TextButton onClick={onRetry}>{texts.retry}</TextButton>
      </Notice>
    </div>
  );
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
        <EntryFilters
          counts={counts}
          filter={filter}
          onFilter={(chosen) => {
            setChanged(true);
            reset();
            onFilter(chosen);
          }}
        />
      </div>
      <Status>
        <VisuallyHidden>{hasChanged && !isAwaiting && texts.shown(shown.length, total)}</VisuallyHidden>
      </Status>
      {!isAwaiting && notice}
      {total === 0 && (
        <div className={styles.list}>
          <EmptyState title={texts.noConsent} />
        </div>
      )}
      {total > 0 && (
        <>
          <div aria-hidden="true" className={styles.columns}>
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          <ol ref={list} className={styles.list}>
            {shown.map((entry) => (
              <li key={entry.id}>
                <EntryCard entry={entry} complaints={complaints} />
              </li>
            ))}
          </ol>
        </>
      )}
      {more > 0 && (
        <Button
          busy={isAwaiting && loading ? texts.loadingEarlier : undefined}
          onClick={() => {
            setChanged(true);
            if (isAwaiting) onRetry();
            else showMore();
          }}
        >
          {texts.earlier(more)}
        </Button>
      )}
      {isAwaiting && notice}
    </section>
  );
}
