import { enrolmentEndpoints, pathOf, problemOf, serviceTypes } from '@home-move/contract';
import { type Action, Button, Dialog, useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useLeaveBroadband } from './leave-broadband';
import { ProblemNotice } from './problem-notice';
import { skipTexts as texts } from './skip-broadband.texts';

/** Ends broadband for now and goes on; what is ordered already stays ordered. [BBSET-06, BBSET-08] */
export function useSkipBroadband(service: 'broadband' | 'wombb' = 'broadband'): Action<[]> {
  const runtime = useRuntime();
  const leave = useLeaveBroadband();
  return useAction(async () => {
    const query = { service: String(serviceTypes[service]) };
    try {
      leave(await runtime.http.send(enrolmentEndpoints.skip, { query }), 'skipped');
    } catch (error) {
      if (problemOf(error).code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      runtime.navigate(pathOf('confirmation'), { replace: true });
    }
  });
}

/** 'No thanks': asks before it skips. */
export function NoThanks() {
  const [open, setOpen] = useState(false);
  const skip = useSkipBroadband();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.noThanks}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        actions={
          <>
            <Button onClick={() => void skip.run()} busy={skip.busy ? texts.skipping : undefined}>
              {texts.skip}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {texts.stay}
            </Button>
          </>
        }
      >
        <p>{texts.body}</p>
        <ProblemNotice problem={skip.problem} />
      </Dialog>
    </>
  );
}

/** 'Continue' where there is nothing to choose: skips without asking. */
export function ContinueWithoutBroadband({ primary }: { readonly primary?: boolean }) {
  const skip = useSkipBroadband();
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
