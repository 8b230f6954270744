import { householdEndpoints, problemOf, type HouseholdPlan, type HouseholdPlanEntry } from '@home-move/contract';
import { Badge, Card, FailedPanel, formatDate, Heading, registerSheet, SkeletonCards, Text } from '@home-move/ui';
import { useId } from 'react';
import useSWR from 'swr';
import { useHouseholdState } from '../household/household-state';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.plan;

function Entry({ entry: { date, title, text, state, prices } }: { readonly entry: HouseholdPlanEntry }) {
  return (
    <li>
      <p className={styles.day}>{date === null ? texts.undated : formatDate(date)}</p>
      <h3>
        {title} {state === 'done' && <Badge status="completed">{texts.states.done}</Badge>}
        {state === 'to-do' && <Badge status="todo">{texts.states['to-do']}</Badge>}
      </h3>
      <p>{text}</p>
      {prices.map((price) => (
        <p key={price} className={styles.prices}>
          {price}
        </p>
      ))}
    </li>
  );
}

function Days({ plan: { entries, later } }: { readonly plan: HouseholdPlan }) {
  if (entries.length === 0 && later.length === 0) return <Text muted>{texts.none}</Text>;
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {later.length > 0 && (
        <>
          <Heading level={3}>{texts.later}</Heading>
          <ul className={styles.entries}>
            {later.map(({ date, title, text }) => (
              <li key={`${date} ${title}`}>
                <p className={styles.day}>{formatDate(date)}</p>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The plan of the move by day, without references and actions, which belong to the mover. [ROOM-07] */
export function PlanSection() {
  const { http, household } = useHouseholdState();
  const titleId = useId();
  // Fetched again after each change of the household or its move.
  const { data, error, isValidating, mutate } = useSWR<HouseholdPlan, unknown>(
    [householdEndpoints.plan.path, household.personId],
    () => http.send(householdEndpoints.plan, {}),
    { revalidateOnFocus: true, revalidateOnReconnect: true, shouldRetryOnError: false },
  );
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <div className={styles.block}>
        {data ? (
          <Card as="div">
            <Days plan={data} />
          </Card>
        ) : error === undefined ? (
          <SkeletonCards label={texts.loading} count={1} />
        ) : (
          <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
            {problemOf(error).title}
          </FailedPanel>
        )}
      </div>
    </section>
  );
}
