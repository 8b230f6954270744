import { londonToday, pathOf, planEndpoints, problemOf, type Enrolment, type MovePlan } from '@home-move/contract';
import {
  clearDraft,
  EmptyState,
  FailedPanel,
  formatDate,
  FormPage,
  LinkButton,
  Notice,
  registerSheet,
  Section,
  SkeletonCards,
  useAction,
  useLinkProps,
  useRuntime,
} from '@home-move/ui';
import { useRef, useState } from 'react';
import { CalendarFeedSection } from './calendar-feed';
import { draftKey, useReadingsForm } from './meter-readings.form';
import { MeterReadingsFields } from './meter-readings';
import sheet, * as styles from './move-plan.module.css';
import { useMovePlan } from './move-plan.queries';
import { movePlanTexts as texts } from './move-plan.texts';
import { PlanEntries } from './plan-entries';
import { PlanFiles } from './plan-files';

registerSheet(sheet);

function ledeOf(plan: MovePlan | undefined): string {
  if (!plan) return texts.lede.loading;
  return plan.moveInDate === null ? texts.lede.noDate : texts.lede.moveIn(formatDate(plan.moveInDate));
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
  const noteReadings = () => readingsTitle.current?.focus();

  const isEmpty = plan?.entries.length === 0;
  return (
    <FormPage
      title={texts.heading}
      brandName={brand.name}
      back={end}
      lede={ledeOf(plan)}
      form={form}
      onSubmit={run}
      busy={busy}
      busyLabel={texts.readings.saving}
      problem={problem}
      submitLabel={plan && texts.readings.save}
      secondary={<LinkButton {...end}>{texts.done}</LinkButton>}
    >
      {!plan && error === undefined && <SkeletonCards label={texts.loading} />}
      {!plan && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
      {isEmpty && <EmptyState level={2} title={texts.none} />}
      {plan && (
        <>
          <PlanEntries
            title={texts.dated}
            entries={plan.entries.filter(({ date }) => date !== null)}
            onNoteReadings={noteReadings}
          />
          <PlanEntries
            title={texts.undated}
            entries={plan.entries.filter(({ date }) => date === null)}
            onNoteReadings={noteReadings}
          />
          <div className={styles.screen}>
            <Section>
              <PlanFiles />
            </Section>
            {/* The calendar is the mover's, so agents cannot create its address. */}
            {portal === 'tenant' && (
              <Section>
                <CalendarFeedSection />
              </Section>
            )}
            <Section>
              <MeterReadingsFields
                control={form.control}
                fuelType={enrolment.fuelType}
                today={today}
                titleRef={readingsTitle}
              />
            </Section>
          </div>
          {isSaved && <Notice kind="success">{texts.readings.saved}</Notice>}
        </>
      )}
    </FormPage>
  );
}
