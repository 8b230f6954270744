import { Checkbox, Notice, Stack, Status } from '@home-move/ui';
import { movingDetailsTexts } from './moving-details.texts';
import type { UnknownDate } from './use-unknown-date';

const texts = movingDetailsTexts.unknown;

/** "I don't know my move-in date", and what follows from it. [MOVE-03, MOVE-09] */
export function UnknownDateBox({ isTold, isTelling, problem, tick }: UnknownDate) {
  return (
    <Stack>
      <Checkbox
        label={texts.label}
        checked={isTold || isTelling}
        aria-busy={isTelling || undefined}
        onChange={(event) => tick(event.target.checked)}
      />
      {problem && <Notice kind="error">{problem.title}</Notice>}
      <Status>
        {isTold && (
          <Notice kind="info" still>
            <p>{texts.needed}</p>
            <p>{texts.sooner}</p>
          </Notice>
        )}
      </Status>
    </Stack>
  );
}
