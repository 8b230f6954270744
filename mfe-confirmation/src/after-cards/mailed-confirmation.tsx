import { enrolmentEndpoints, type ConfirmationSummary } from '@home-move/contract';
import {
  Button,
  Card,
  Heading,
  Notice,
  ProblemNotice,
  registerSheet,
  Status,
  Text,
  useAction,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useId, useState } from 'react';
import sheet, * as styles from './after-cards.module.css';
import { mailedConfirmationTexts as texts } from './mailed-confirmation.texts';

registerSheet(sheet);

/** Whether a provider has accepted anything, which the mail confirms. */
const hasOrder = ({ energy, energySecondary, entertainment }: ConfirmationSummary): boolean =>
  energy.applicationReference !== null ||
  (energySecondary?.applicationReference ?? null) !== null ||
  entertainment.orderNumber !== null;

/** When the confirmation was mailed, and a button that mails it again. Nothing before the first order. */
export function MailedConfirmation({ summary }: { readonly summary: ConfirmationSummary }) {
  const { http } = useRuntime();
  const enrolment = useEnrolment();
  const titleId = useId();
  const [sentAgainAt, setSentAgainAt] = useState<string | null>(null);
  const { run, busy, problem } = useAction(async () => {
    const { sentAt } = await http.send(enrolmentEndpoints.sendConfirmation, {});
    setSentAgainAt(sentAt);
  });
  const address = enrolment?.emailAddress ?? null;
  if (address === null || !hasOrder(summary)) return null;
  const sentAt = sentAgainAt ?? summary.confirmationSentAt;
  return (
    <Card aria-labelledby={titleId} className={styles.mailed}>
      <div className={styles.mailedRow}>
        <div>
          <Heading id={titleId}>{texts.title}</Heading>
          <Text muted className={styles.text}>
            {sentAt === null ? texts.onItsWay(address) : texts.sent(sentAt, address)}
          </Text>
          {enrolment?.emailAddressVerified === false && (
            <Text muted className={styles.text}>
              {texts.unproven}
            </Text>
          )}
        </div>
        <Button busy={busy ? texts.busy : undefined} onClick={() => void run()}>
          {sentAt === null ? texts.send : texts.again}
        </Button>
      </div>
      {problem && (
        <div className={styles.outcome}>
          {problem.detail === undefined ? (
            <ProblemNotice problem={problem} focused />
          ) : (
            // The detail names the limit; the general sentence would only repeat it.
            <Notice kind="error" focusOn={problem}>
              <p>{problem.detail}</p>
            </Notice>
          )}
        </div>
      )}
      <Status>
        {sentAgainAt !== null && !busy && problem === null && (
          <div className={styles.outcome}>
            <Notice kind="success" still>
              {texts.done}
            </Notice>
          </div>
        )}
      </Status>
    </Card>
  );
}
