import { useState } from 'react';
import { Button } from '../components/button/button';
import { LazyDialog } from '../components/dialog/lazy-dialog';
import { ProblemNotice } from '../components/notice/problem-notice';
import type { Action } from '../form/use-action';

/** Texts that every service shares. */
const texts = {
  noThanks: 'No thanks',
  continue: 'Continue',
  stay: 'Stay and choose',
  skipping: 'Skipping',
} as const;

type Skip = Action<[]>;

export interface NoThanksProps {
  /** Skips the service and continues. */
  readonly skip: Skip;
  /** "Leave energy for now?" */
  readonly title: string;
  /** What happens to the service meanwhile. */
  readonly body: string;
  /** "Skip energy" */
  readonly skipLabel: string;
  /** Underlined instead of outlined, next to a form's submit button. */
  readonly plain?: boolean | undefined;
}

/** 'No thanks': opens a dialog that confirms before it skips. [LIST-08, LIST-09] */
export function NoThanks({ skip, title, body, skipLabel, plain }: NoThanksProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={plain ? 'plain' : 'secondary'} onClick={() => setOpen(true)}>
        {texts.noThanks}
      </Button>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button onClick={() => void skip.run()} busy={skip.busy ? texts.skipping : undefined}>
              {skipLabel}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {texts.stay}
            </Button>
          </>
        }
      >
        <p>{body}</p>
        <ProblemNotice problem={skip.problem} />
      </LazyDialog>
    </>
  );
}

export interface ContinueWithoutProps {
  /** Skips the service and continues. */
  readonly skip: Skip;
  /** Whether it is the page's primary action. */
  readonly primary?: boolean | undefined;
}

/** 'Continue' when there is nothing to choose: skips without a dialog. [LIST-09, LIST-18] */
export function ContinueWithout({ skip, primary }: ContinueWithoutProps) {
  return (
    <>
      <ProblemNotice problem={skip.problem} />
      <Button
        variant={primary ? 'primary' : 'secondary'}
        onClick={() => void skip.run()}
        busy={skip.busy ? texts.skipping : undefined}
      >
        {texts.continue}
      </Button>
    </>
  );
}
