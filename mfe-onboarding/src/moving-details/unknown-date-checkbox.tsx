import { undoneBy, type Enrolment } from '@home-move/contract';
import { Checkbox, Notice, registerSheet, Stack, Status, Text } from '@home-move/ui';
import { movingDetailsTexts } from './moving-details.texts';
import sheet, * as styles from './unknown-date-checkbox.module.css';
import type { UnknownDate } from './use-unknown-date';

registerSheet(sheet);

const texts = movingDetailsTexts.unknown;

interface UnknownDateCheckboxProps extends UnknownDate {
  readonly enrolment: Enrolment;
  /** yyyy-MM-dd */
  readonly today: string;
}

/** "I don't know my move-in date", and the explanation that follows the tick. [MOVE-03, MOVE-09] */
export function UnknownDateCheckbox({
  isUnknown,
  isSaving,
  problem,
  setUnknown,
  enrolment,
  today,
}: UnknownDateCheckboxProps) {
  const { simpleAddress, emailAddress } = enrolment;
  const undone = isUnknown ? [] : undoneBy({ kind: 'move-in-date', to: null, today }, enrolment);
  return (
    <div>
      <Checkbox
        label={texts.label}
        checked={isUnknown || isSaving}
        aria-busy={isSaving || undefined}
        onChange={(event) => setUnknown(event.target.checked)}
      />
      {undone.length > 0 && (
        <Text size="sm" muted>
          {texts.tickUndoes(undone)}
        </Text>
      )}
      <div className={styles.message}>{problem && <Notice kind="error">{problem.title}</Notice>}</div>
      <Status className={styles.message}>
        {isUnknown && (
          <Notice kind="info" still>
            <Stack gap={2}>
              <p>{texts.needed}</p>
              <p>
                {texts.saved(simpleAddress)} {emailAddress !== null && texts.link}
              </p>
              <p>{texts.sooner}</p>
            </Stack>
          </Notice>
        )}
      </Status>
    </div>
  );
}
