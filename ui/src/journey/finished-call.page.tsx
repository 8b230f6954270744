import { pathOf, problemOf, telephonyEndpoints, telephonyMessages, type Enrolment } from '@home-move/contract';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AgentReminders } from '../call/agent-reminders';
import { actorName } from '../call/call.texts';
import { ConfirmedAction } from '../call/confirmed-action';
import { noteTime } from '../call/note-time';
import { Button } from '../components/button/button';
import { Card } from '../components/card/card';
import { FailedPanel } from '../components/failed-panel/failed-panel';
import { TextButton, TextLink } from '../components/link/text-link';
import { Notice } from '../components/notice/notice';
import { Skeleton } from '../components/skeleton/skeleton';
import { Row } from '../components/stack/stack';
import { Status } from '../components/status/status';
import { Badge, Tag } from '../components/tag/tag';
import { Heading, Text } from '../components/text/text';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { useAction } from '../form/use-action';
import { Page } from '../layout/page';
import { Wrap } from '../layout/wrap';
import { useRuntime } from '../runtime/runtime-context';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './finished-call.module.css';
import { useFinish, useHasCrmPage, useIsSupervisor, useReminders, useSetUp } from './finished-call.queries';
import { finishedCallTexts as texts } from './finished-call.texts';
import { setUpRows } from './set-up-rows';
import { useLinkProps } from './use-link-props';

registerSheet(sheet);

const summaryParam = 'summary';

interface FinishedCallProps {
  readonly enrolment: Enrolment;
  /** The customer's summary, if the step has it. */
  readonly children?: ReactNode;
}

/**
 * An agent's view of a finished enrolment: who finished it, its services, and the agent's reminders. On the summary
 * step, the agent can open the summary as the customer sees it.
 */
export function FinishedCall({ enrolment, children }: FinishedCallProps) {
  const [isSummaryOpen, setSummaryOpen] = useState(
    () => children !== undefined && new URLSearchParams(window.location.search).has(summaryParam),
  );
  const root = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isSummaryOpen);
  useEffect(() => {
    if (wasOpen.current !== isSummaryOpen) root.current?.querySelector<HTMLElement>('[data-hm-heading]')?.focus();
    wasOpen.current = isSummaryOpen;
  }, [isSummaryOpen]);
  return (
    <div ref={root}>
      {isSummaryOpen ? (
        <>
          <Wrap>
            <TextButton onClick={() => setSummaryOpen(false)}>{texts.back}</TextButton>
          </Wrap>
          {children}
        </>
      ) : (
        <Overview enrolment={enrolment} onSummary={children === undefined ? null : () => setSummaryOpen(true)} />
      )}
    </div>
  );
}

interface OverviewProps extends Pick<FinishedCallProps, 'enrolment'> {
  /** Opens the summary in place; null if it is on another step. */
  readonly onSummary: (() => void) | null;
}

function Overview({ enrolment, onSummary }: OverviewProps) {
  const { brand } = useRuntime();
  const actor = useFinish(enrolment)?.actor;
  const { firstName, surname, closedAt } = enrolment;
  return (
    <Page
      title={texts.title([firstName, surname].filter(Boolean).join(' '))}
      brandName={brand.name}
      width="full"
      notices={
        closedAt !== null && (
          <div className={styles.finished}>
            <Notice kind="success">
              <p>
                <b>{telephonyMessages.finished}</b>
              </p>
              <p>{texts.finished(noteTime(closedAt), actor && actorName(actor))}</p>
            </Notice>
          </div>
        )
      }
    >
      <NextActions enrolment={enrolment} />
      <div className={styles.cards}>
        <SetUpCard enrolment={enrolment} onSummary={onSummary} />
        <RemindersCard />
      </div>
    </Page>
  );
}

function NextActions({ enrolment }: Pick<FinishedCallProps, 'enrolment'>) {
  const runtime = useRuntime();
  const isSupervisor = useIsSupervisor(enrolment);
  const hasCrmPage = useHasCrmPage(enrolment);
  const { run, busy } = useAction(() => runtime.session.logout());
  const reopen = async () => runtime.enrolment.accept(await runtime.http.send(telephonyEndpoints.reopen, {}));
  const leave = hasCrmPage ? texts.toCrm : texts.toAdminPortal;
  return (
    <div>
      <Row>
        {isSupervisor && (
          <ConfirmedAction size="normal" question={texts.confirmReopen} onAgree={reopen}>
            {texts.reopen}
          </ConfirmedAction>
        )}
        <Button variant="primary" busy={busy ? leave : undefined} onClick={() => void run()}>
          {leave}
        </Button>
      </Row>
      <Text size="sm" muted className={styles.remark}>
        {texts.supervisorsReopen}
      </Text>
    </div>
  );
}

function SetUpCard({ enrolment, onSummary }: OverviewProps) {
  const titleId = useId();
  const link = useLinkProps();
  const { data, error, isValidating, mutate } = useSetUp(enrolment);
  return (
    <Card aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {texts.setUp.title}
      </Heading>
      {data && (
        <ul className={styles.rows}>
          {setUpRows(data, enrolment.postcode).map(({ name, line, status, label }) => (
            <li key={name}>
              <div>
                <b>{name}</b>
                <p>{line}</p>
              </div>
              {status === 'none' ? <Tag>{label}</Tag> : <Badge status={status} />}
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <Loading label={texts.setUp.loading} />}
      {!data && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
      <div className={styles.links}>
        {onSummary ? (
          <TextButton onClick={onSummary}>{texts.setUp.summary}</TextButton>
        ) : (
          <TextLink {...link(`${pathOf('confirmation')}?${summaryParam}`)}>{texts.setUp.summary}</TextLink>
        )}
        <TextLink {...link(pathOf('move-plan'))}>{texts.setUp.plan}</TextLink>
      </div>
    </Card>
  );
}

function RemindersCard() {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isValidating, mutate, end } = useReminders();
  const finish = async (id: string) => {
    await end(id);
    heading.current?.focus();
  };
  return (
    <Card aria-labelledby={titleId}>
      <Heading ref={heading} level={2} id={titleId} tabIndex={-1}>
        {texts.reminders.title}
      </Heading>
      {data && <AgentReminders reminders={data} label={texts.reminders.title} onEnd={finish} />}
      {!data && !error && <Loading label={texts.reminders.loading} />}
      {!data && error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {texts.reminders.failed}
        </FailedPanel>
      )}
    </Card>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <Status className={styles.loading}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="60%" height={16} />
      <Skeleton width="85%" height={14} />
    </Status>
  );
}
