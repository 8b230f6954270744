import type { UpdateEnrolment } from '@home-move/contract';
import {
  Button,
  Notice,
  RadioCards,
  registerSheet,
  Status,
  useAction,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import sheet, * as styles from '../parts/card.module.css';
import { updateEnrolment } from '../parts/enrolment.queries';
import { councilWaterTexts as texts } from './council-water-cards.texts';

registerSheet(sheet);

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

function focusAnswer(box: HTMLElement | null, answer: boolean | null): void {
  box?.querySelector<HTMLInputElement>(`input[value="${answer}"]`)?.focus({ preventScroll: true });
}

/** Whether the mover has registered; each answer is saved at once, may be another one later, and stays when saving fails. [CONF-22 to CONF-24] */
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
    if (!busy && document.activeElement === document.body) focusAnswer(box.current, given);
  }, [busy, given]);

  const choose = (value: boolean) => {
    setGiven(value);
    void run(value);
  };
  const tryAgain = (value: boolean) => {
    // The button goes; its place is the answer.
    focusAnswer(box.current, value);
    void run(value);
  };
  return (
    <div ref={box} className={styles.answer}>
      <RadioCards
        legend={question}
        compact
        columns={2}
        value={busy || problem ? given : answer}
        onChange={choose}
        options={[
          { value: true, label: texts.yes, disabled: busy },
          { value: false, label: texts.no, disabled: busy },
        ]}
      />
      <Status>
        <VisuallyHidden>{busy ? texts.saving : isSaved && texts.saved}</VisuallyHidden>
      </Status>
      {problem && given !== null && (
        <Notice kind="error">
          <p>{texts.notSaved(problem.title)}</p>
          <Button size="small" className={styles.again} onClick={() => tryAgain(given)}>
            {texts.again}
          </Button>
        </Notice>
      )}
    </div>
  );
}
