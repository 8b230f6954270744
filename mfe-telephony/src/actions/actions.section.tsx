import { registerSheet, useAgentColumns, useCurrentStep, useRuntime } from '@home-move/ui';
import { SectionHeading, type SectionProps } from '../panel/section';
import { PrivateEntryRows } from './private-entry-rows';
import sheet, * as styles from './actions.module.css';
import { actionsTexts as texts } from './actions.texts';
import { canSendLink, inviteOf } from './available-actions';
import { ClosingActions } from './closing-actions';
import { CodeRow } from './code-row';
import { Finished } from './finished';
import { Reopen } from './reopen';
import { SendLink } from './send-link';

registerSheet(sheet);

/** What an agent can do for the customer, one row for each, with its state. [TEL-08 to TEL-23] */
export function ActionsSection({ enrolment, titleId }: SectionProps) {
  const isColumn = useAgentColumns(useRuntime().context);
  const step = useCurrentStep();
  const journey = step?.journey ?? null;
  const invite = inviteOf(journey, enrolment);
  const isOpen = enrolment.closedAt === null;
  const isReachable = canSendLink(enrolment);
  return (
    <>
      <SectionHeading id={titleId} remark={isOpen ? !isReachable && texts.linkNeeds : texts.closed}>
        {texts.heading}
      </SectionHeading>
      <Finished enrolment={enrolment} isShown={step === null} />
      <ul>
        {!isOpen && step === null && <Reopen id={enrolment.id} />}
        {isReachable && <SendLink enrolment={enrolment} journey={null} />}
        {isReachable && isOpen && invite && <SendLink key={invite} enrolment={enrolment} journey={invite} />}
        <CodeRow enrolment={enrolment} />
      </ul>
      <PrivateEntryRows enrolment={enrolment} />
      {!isColumn && (
        <div className={styles.inSection}>
          <ClosingActions enrolment={enrolment} />
        </div>
      )}
    </>
  );
}
