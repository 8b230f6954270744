import {
  Actions,
  Button,
  FailedPanel,
  formatDate,
  Notice,
  Page,
  SkeletonCards,
  SkeletonText,
  SlowLoading,
  useBack,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { NoAddress } from '../gate/entertainment-gate';
import { ContinueWithoutBroadband, NoThanksToBroadband } from '../leave/skip-broadband';
import { speed } from '../package/describe-package';
import { broadbandFiltersAtom, clearedFilters, hasFiltersApplied, noFilters } from '../state/broadband-filters';
import type { BroadbandList } from '../state/entertainment';
import { FailedNotice } from './failed-notice';
import { useBroadband } from './list.queries';
import { listTexts as texts } from './list.texts';
import { PackageResults } from './package-results';
import { useExpiry } from './use-expiry';
import { useRetryFocus } from './use-retry-focus';

/** "Fibre up to 1,130 Mbps is available at 14 Castle Road. Prices include VAT and every rise the provider has stated." */
function useLede(list: BroadbandList | undefined): ReactNode {
  const { houseNameOrNumber, addressLine1 } = useEnrolment()?.address ?? {};
  const home = [houseNameOrNumber, addressLine1].filter(Boolean).join(' ') || null;
  if (!list) return <SkeletonText>{`${texts.available(texts.fibre, speed(1000), home)} ${texts.intro}`}</SkeletonText>;
  const { standard_mbps: standard, fibre_mbps: fibre } = list.availability.speed;
  const available = texts.available(fibre ? texts.fibre : texts.standard, speed(Number(fibre || standard)), home);
  return [list.showAvailableServiceBanner && available, list.showIntroText && texts.intro].filter(Boolean).join(' ');
}

interface ListFrameProps {
  readonly lede?: ReactNode;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
  /** Next to Back: 'No thanks' or 'Continue'. */
  readonly leave: ReactNode;
}

function ListFrame({ lede, notices, children, leave }: ListFrameProps) {
  const runtime = useRuntime();
  const back = useBack();
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: back }}
      lede={lede}
      notices={notices}
      width="full"
    >
      {children}
      <Actions>
        <Button onClick={back}>{texts.back}</Button>
        {leave}
      </Actions>
    </Page>
  );
}

/** The broadband, phone and TV packages at the new home. [BB-01] */
export function ListPage() {
  const [stored, setFilters] = useAtom(broadbandFiltersAtom);
  const filters = stored ?? noFilters;
  const { data, problem, isLoading, isValidating, isOutdated, isOfEarlierDay, mutate } = useBroadband(filters);
  const { list, now, endedAt, clearEnded } = useExpiry(data, mutate);
  const lede = useLede(list);
  const { summary, focusWhenLoaded } = useRetryFocus(list !== undefined && problem === null && !isValidating);
  const retry = () => {
    focusWhenLoaded();
    void mutate();
  };

  // Removed in another tab, which this one has not noticed.
  if (problem?.code === 'ADDRESS_MISSING') return <NoAddress />;
  if (problem && !list)
    return (
      <ListFrame leave={<ContinueWithoutBroadband />}>
        <FailedPanel
          title={texts.failed}
          onRetry={retry}
          retrying={isValidating}
          alternatives={
            hasFiltersApplied(filters) && (
              <Button
                onClick={() => {
                  focusWhenLoaded();
                  setFilters(clearedFilters(filters));
                }}
              >
                {texts.clearFilters}
              </Button>
            )
          }
        >
          <p>{problem.title}</p>
          <p>{texts.failedMore}</p>
        </FailedPanel>
      </ListFrame>
    );
  if (!list)
    return (
      <ListFrame leave={<NoThanksToBroadband />} lede={lede}>
        <SkeletonCards label={texts.loading} count={3}>
          <SlowLoading {...texts.slow} />
        </SkeletonCards>
      </ListFrame>
    );

  const isEmpty = list.packages.length + list.promotedPackages.length === 0;
  const failed = (message: string) => <FailedNotice message={message} onRetry={retry} retrying={isValidating} />;
  const banner = list.apiError && failed(isEmpty ? texts.allMissing : texts.someMissing);
  if (isEmpty && !list.hasFiltersApplied)
    return (
      <ListFrame leave={<ContinueWithoutBroadband primary={!banner} />} lede={lede} notices={banner}>
        {!banner && (
          <div ref={summary} tabIndex={-1}>
            <Notice kind="info" still>
              {texts.nothingHere}
            </Notice>
          </div>
        )}
      </ListFrame>
    );
  const day = formatDate(list.day);
  return (
    <ListFrame
      leave={<NoThanksToBroadband />}
      lede={lede}
      notices={
        <>
          {problem && failed(isOfEarlierDay ? texts.notChecked(day) : problem.title)}
          {isOfEarlierDay && !problem && <Notice>{texts.checking(day)}</Notice>}
          {banner}
        </>
      }
    >
      <PackageResults
        list={list}
        now={now}
        filters={filters}
        onFilter={(next) => {
          clearEnded();
          setFilters(next);
        }}
        loading={isLoading}
        isOutdated={isOutdated}
        onRetry={retry}
        endedAt={endedAt}
        summary={summary}
      />
    </ListFrame>
  );
}
