import {
  londonToday,
  pathOf,
  planEndpoints,
  planSections,
  problemOf,
  type Enrolment,
  type MovePlan,
} from '@home-move/contract';
import {
  clearDraft,
  EmptyState,
  FailedPanel,
  FinishedNotice,
  focusField,
  FormPage,
  LinkButton,
  Notice,
  registerSheet,
  Section,
  SideColumn,
  SkeletonCards,
  useAction,
  useIsFinished,
  useLinkProps,
  useRuntime,
} from '@home-move/ui';
import { useId, useRef, useState } from 'react';
import { CalendarSection } from './calendar-section';
import { draftKey, useReadingsForm } from './meter-readings.form';
import { MeterPhotosSection } from './meter-photos';
import { MeterReadingsFields } from './meter-readings';
import sheet, * as styles from './move-plan.module.css';
import { useMovePlan } from './move-plan.queries';
import { movePlanTexts as texts } from './move-plan.texts';
import { PlanDays } from './plan-days';
import { DoneBefore, PlanProgress } from './plan-progress';
import { PlanSide } from './plan-side';
import { useTicks, withTicks } from './use-ticks';

registerSheet(sheet);

function ledeOf({ moveInDate, closedAt }: Enrolment): string {
  const { dated, noDate, noDateWhenFinished } = texts.lede;
  if (moveInDate !== null) return dated;
  return closedAt === null ? noDate : noDateWhenFinished;
}

const focusOn = (element: HTMLElement | null | undefined) => {
  if (element) focusField(element);
};

/** What happens when in the move, what to do about it, and the plan to take along. It ends at the confirmation page. */
export function MovePlanPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { brand, clock, http, storage } = useRuntime();
  const end = useLinkProps()(pathOf('confirmation'));
  const today = londonToday(clock.now());
  const { data: plan, error, isValidating, mutate } = useMovePlan(enrolment);
  const form = useReadingsForm(plan, today, storage);
  const titleId = useId();
  const days = useRef<HTMLElement>(null);
  const readingsTitle = useRef<HTMLHeadingElement>(null);
  const calendarTitle = useRef<HTMLHeadingElement>(null);
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
  const noteReadings = () => focusOn(readingsTitle.current);

  // The plan of the date before, which the new one has not replaced, has the wrong days.
  const isOutdated = error !== undefined && plan?.moveInDate !== enrolment.moveInDate;
  const shown = isOutdated || !plan ? undefined : withTicks(plan, ticks);
  const isLoading = !shown && error === undefined;
  const sections = shown && planSections(shown.entries, today, ({ id }) => ticks.touched.has(id));
  const context = { today, ticks, onNoteReadings: noteReadings };
  return (
    <FormPage
      title={texts.heading}
      brandName={brand.name}
      back={end}
      lede={ledeOf(enrolment)}
      width="full"
      renderColumns={(head, content) => (
        <SideColumn
          head={head}
          side={
            <PlanSide
              enrolment={enrolment}
              plan={shown}
              today={today}
              onShow={({ id }) => focusOn(days.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`))}
              onNoteReadings={noteReadings}
              onShowCalendar={() => focusOn(calendarTitle.current)}
            />
          }
          content={content}
        />
      )}
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.readings.saving}
      problem={problem}
      submitLabel={plan && !isFinished ? texts.readings.save : undefined}
      submitVariant="secondary"
      secondary={isLoading ? null : <LinkButton {...end}>{texts.done}</LinkButton>}
    >
      <FinishedNotice />
      {isLoading && (
        <div className={styles.loading}>
          <SkeletonCards label={texts.loading} count={3} />
        </div>
      )}
      {!shown && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
      {shown?.entries.length === 0 && <EmptyState level={2} title={texts.none} />}
      {sections && shown.entries.length > 0 && (
        <section ref={days} aria-labelledby={titleId}>
          <PlanProgress titleId={titleId} entries={shown.entries} />
          <DoneBefore entries={sections.doneBefore} {...context} />
          <PlanDays {...sections} later={shown.later} {...context} />
        </section>
      )}
      {plan && (
        <>
          <div className={styles.sections}>
            <Section>
              <CalendarSection titleRef={calendarTitle} />
            </Section>
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
