import { Checkbox, Notice, registerSheet, Stack, Status } from '@home-move/ui';
import { movingDetailsTexts } from './moving-details.texts';
import sheet, * as styles from './unknown-date-checkbox.module.css';
import type { UnknownDate } from './use-unknown-date';

registerSheet(sheet);

const texts = movingDetailsTexts.unknown;

/** "I don't know my move-in date", and what follows from it. [MOVE-03, MOVE-09] */
export function UnknownDateCheckbox({
  isUnknown: isTold,
  isSaving: isTelling,
  problem,
  setUnknown: tick,
}: UnknownDate) {
  return (
    <div>
      <Checkbox
        label={texts.label}
        checked={isTold || isTelling}
        aria-busy={isTelling || undefined}
        onChange={(event) => tick(event.target.checked)}
      />
      <div className={styles.told}>{problem && <Notice kind="error">{problem.title}</Notice>}</div>
      <Status className={styles.told}>
        {isTold && (
          <Notice kind="info" still>
            <Stack gap={2}>
              <p>{texts.needed}</p>
              <p>{texts.sooner}</p>
            </Stack>
          </Notice>
        )}
      </Status>
    </div>
  );
}
