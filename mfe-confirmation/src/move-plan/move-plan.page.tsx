import {
  londonToday,
  pathOf,
  planEndpoints,
  problemOf,
  residentialStatus,
  type Enrolment,
  type MovePlan,
} from '@home-move/contract';
import {
  clearDraft,
  EmptyState,
  FailedPanel,
  FinishedNotice,
  formatDate,
  FormPage,
  LinkButton,
  Notice,
  registerSheet,
  Section,
  SkeletonCards,
  useAction,
  useIsFinished,
  useLinkProps,
  useRuntime,
} from '@home-move/ui';
import { useRef, useState } from 'react';
import { MoveDateChange } from '../move-date/move-date-change';
import { CalendarFeedSection } from './calendar-feed';
import { draftKey, useReadingsForm } from './meter-readings.form';
import { MeterPhotosSection } from './meter-photos';
import { MeterReadingsFields } from './meter-readings';
import sheet, * as styles from './move-plan.module.css';
import { useMovePlan } from './move-plan.queries';
import { movePlanTexts as texts } from './move-plan.texts';
import { PlanEntries } from './plan-entries';
import { PlanFiles } from './plan-files';
import { PlanProgress } from './plan-progress';
import { useTicks } from './use-ticks';

registerSheet(sheet);

function ledeOf(plan: MovePlan | undefined, enrolment: Enrolment): string {
  const { loading, noDate, noDateWhenFinished, takeOver, moveIn } = texts.lede;
  if (!plan) return loading;
  if (plan.moveInDate === null) return enrolment.closedAt === null ? noDate : noDateWhenFinished;
  const isLandlord = enrolment.residentialStatus === residentialStatus.landlord;
  return (isLandlord ? takeOver : moveIn)(formatDate(plan.moveInDate));
}

/** What happens when in the move, what to do about it, and the plan to take along. It ends at the confirmation page. */
export function MovePlanPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { brand, clock, http, portal, storage } = useRuntime();
  const end = useLinkProps()(pathOf('confirmation'));
  const today = londonToday(clock.now());
  const { data: plan, error, isValidating, mutate } = useMovePlan(enrolment);
  const form = useReadingsForm(plan, today, storage);
  const readingsTitle = useRef<HTMLHeadingElement>(null);
  const [isSaved, setSaved] = useState(false);
  const { run, busy, problem } = useAction(async (body: NonNullable<MovePlan['meterReadings']>) => {
    setSaved(false);
    const saved = await http.send(planEndpoints.saveReadings, { body });
    clearDraft(storage, draftKey);
    await mutate(saved, { revalidate: false });
    setSaved(true);
  });
  const isFinished = useIsFinished();
  const ticks = useTicks(mutate);
  const noteReadings = () => readingsTitle.current?.focus();

  // The plan of the date before, which the new one has not replaced, has the wrong days.
  const isOutdated = error !== undefined && plan?.moveInDate !== enrolment.moveInDate;
  const shown = isOutdated ? undefined : plan;
  return (
    <FormPage
      title={texts.heading}
      brandName={brand.name}
      back={end}
      lede={ledeOf(shown, enrolment)}
      width="full"
      aside={
        <div className={styles.tools}>
          {plan && !isFinished && <MoveDateChange />}
          {plan && <PlanFiles />}
          {/* The calendar is the mover's, so agents cannot create its address. */}
          {plan && portal === 'tenant' && <CalendarFeedSection />}
        </div>
      }
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.readings.saving}
      problem={problem}
      submitLabel={plan && !isFinished ? texts.readings.save : undefined}
      secondary={<LinkButton {...end}>{texts.done}</LinkButton>}
    >
      <FinishedNotice />
      {!shown && error === undefined && <SkeletonCards label={texts.loading} />}
      {!shown && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
      {shown?.entries.length === 0 && <EmptyState level={2} title={texts.none} />}
      {shown && (
        <div className={styles.plan}>
          <PlanProgress entries={shown.entries} ticks={ticks} />
          <PlanEntries
            title={texts.dated}
            entries={shown.entries.filter(({ date }) => date !== null)}
            onNoteReadings={noteReadings}
            ticks={ticks}
          />
          <PlanEntries
            title={texts.undated}
            entries={shown.entries.filter(({ date }) => date === null)}
            onNoteReadings={noteReadings}
            ticks={ticks}
          />
        </div>
      )}
      {plan && (
        <>
          <div className={styles.screen}>
            <Section>
              {isFinished ? (
                <MeterPhotosSection fuelType={enrolment.fuelType} />
              ) : (
                <MeterReadingsFields
                  control={form.control}
                  fuelType={enrolment.fuelType}
                  today={today}
                  titleRef={readingsTitle}
                  photos={<MeterPhotosSection fuelType={enrolment.fuelType} />}
                />
              )}
            </Section>
          </div>
          {isSaved && <Notice kind="success">{texts.readings.saved}</Notice>}
        </>
      )}
    </FormPage>
  );
}
