import { problemOf } from '@home-move/contract';
import { EmptyState, FailedPanel, LockIcon, registerSheet, SkeletonCards, Text, useSlicedData } from '@home-move/ui';
import { useState } from 'react';
import { AccessNote } from './access-note';
import { ContactGate } from './contact-gate';
import sheet, * as styles from './data-passport.module.css';
import { dataPassportTexts as texts } from './data-passport.texts';
import { DownloadSection } from './download-section';
import { EntriesSection } from './entries-section';
import { PassportCounts } from './passport-counts';
import { EraseSection } from './erase-section';
import { type EntryFilter, usePassport } from './passport.queries';

registerSheet(sheet);

/** The passport of a mover: counts, entries, and who can see them. */
export function PassportContent() {
  const [filter, setFilter] = useState<EntryFilter>('all');
  const [pages, setPages] = useState(1);
  const { data: loaded, error, isValidating, mutate } = usePassport(filter, pages);
  const data = useSlicedData(loaded);
  const problem = error === undefined ? null : problemOf(error);
  const retry = () => void mutate();
  if (problem?.code === 'CONTACT_UNVERIFIED') return <ContactGate />;
  if (!data && problem)
    return (
      <FailedPanel onRetry={retry} retrying={isValidating}>
        {problem.title}
      </FailedPanel>
    );
  if (!data)
    return (
      <>
        <PassportCounts />
        <div className={styles.loading}>
          <SkeletonCards label={texts.entries.loading} count={3} />
        </div>
      </>
    );
  if (data.counts.entries === 0)
    return (
      <>
        <EmptyState level={2} title={texts.none.title} icon={<LockIcon size={36} />}>
          <Text muted measure>
            {texts.none.text}
          </Text>
        </EmptyState>
        <PassportEnd />
      </>
    );
  return (
    <>
      <PassportCounts counts={data.counts} />
      <EntriesSection
        passport={data}
        filter={filter}
        onFilter={(chosen) => {
          setFilter(chosen);
          setPages(1);
        }}
        onNextPage={() => setPages(pages + 1)}
        loading={isValidating}
        problem={problem}
        onRetry={retry}
      />
      <PassportEnd />
    </>
  );
}

/** All data to download, who can see the page, and the erasure. */
function PassportEnd() {
  return (
    <div className={styles.ends}>
      <div className={styles.reading}>
        <DownloadSection />
        <AccessNote />
      </div>
      <EraseSection />
    </div>
  );
}
