import type { UpdateEnrolment } from '@home-move/contract';
import { Notice, RadioCards, Status, useAction, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { updateEnrolment } from '../parts/enrolment.queries';
import { councilWaterTexts as texts } from './council-water-cards.texts';

export type RegistrationField = keyof Pick<
  UpdateEnrolment,
  'councilRegistrationConfirmed' | 'waterRegistrationConfirmed'
>;

interface RegistrationQuestionProps {
  readonly question: string;
  /** What the answer says something about: both where one bill covers both. */
  readonly fields: readonly RegistrationField[];
  readonly answer: boolean | null;
}

/** Whether the mover has registered; each answer is saved at once, and may be another one later. [CONF-22 to CONF-24] */
export function RegistrationQuestion({ question, fields, answer }: RegistrationQuestionProps) {
  const runtime = useRuntime();
  const box = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState<boolean | null>(null);
  const { run, busy, problem } = useAction(async (value: boolean) => {
    await updateEnrolment(runtime, Object.fromEntries(fields.map((field) => [field, value])));
  });
  const isSaved = given !== null && !busy && problem === null;

  // A box that is switched off loses the focus; whoever answers by keyboard gets it back.
  useEffect(() => {
    if (busy || given === null || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLInputElement>(`input[value="${given}"]`)?.focus({ preventScroll: true });
  }, [busy, given]);

  const choose = (value: boolean) => {
    setGiven(value);
    void run(value);
  };
  return (
    <div ref={box}>
      <RadioCards
        legend={question}
        compact
        columns={2}
        value={busy ? given : answer}
        onChange={choose}
        options={[
          { value: true, label: texts.yes, disabled: busy },
          { value: false, label: texts.no, disabled: busy },
        ]}
      />
      <Status>
        <VisuallyHidden>{busy ? texts.saving : isSaved && texts.saved}</VisuallyHidden>
      </Status>
      {problem && <Notice kind="error">{texts.notSaved(problem.title)}</Notice>}
    </div>
  );
}
