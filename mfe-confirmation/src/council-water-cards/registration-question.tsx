import type { RegisteredService } from '@home-move/contract';
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
import sheet, * as styles from '../service-card/service-card.module.css';
import { updateEnrolment } from '../state/enrolment.queries';
import { councilWaterTexts as texts } from './council-water-cards.texts';

registerSheet(sheet);

export type RegistrationField = `${RegisteredService}RegistrationConfirmed`;

interface RegistrationQuestionProps {
  readonly question: string;
  /** The fields that the answer sets; both when one bill covers both. */
  readonly fields: readonly RegistrationField[];
  readonly answer: boolean | null;
}

function focusAnswer(box: HTMLElement | null, answer: boolean | null): void {
  box?.querySelector<HTMLInputElement>(`input[value="${answer}"]`)?.focus({ preventScroll: true });
}

/**
 * "Have you registered?" Saves each answer immediately. The answer can be changed later, and stays selected if saving
 * fails. [CONF-22 to CONF-24]
 */
export function RegistrationQuestion({ question, fields, answer }: RegistrationQuestionProps) {
  const runtime = useRuntime();
  const box = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<boolean | null>(null);
  const { run, busy, problem } = useAction(async (value: boolean) => {
    await updateEnrolment(runtime, Object.fromEntries(fields.map((field) => [field, value])));
  });
  const isSaved = selected !== null && !busy && problem === null;

  // Disabled radios lose focus, so return it to movers who answer by keyboard.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focusAnswer(box.current, selected);
  }, [busy, selected]);

  const choose = (value: boolean) => {
    setSelected(value);
    void run(value);
  };
  const tryAgain = (value: boolean) => {
    // The button disappears, so move focus to the answer.
    focusAnswer(box.current, value);
    void run(value);
  };
  return (
    <div ref={box} className={styles.answer}>
      <RadioCards
        legend={question}
        compact
        columns={2}
        value={busy || problem ? selected : answer}
        onChange={choose}
        options={[
          { value: true, label: texts.yes, disabled: busy },
          { value: false, label: texts.no, disabled: busy },
        ]}
      />
      <Status>
        <VisuallyHidden>{busy ? texts.saving : isSaved && texts.saved}</VisuallyHidden>
      </Status>
      {problem && selected !== null && (
        <Notice kind="error">
          <p>{texts.notSaved(problem.title)}</p>
          <Button size="small" className={styles.again} onClick={() => tryAgain(selected)}>
            {texts.again}
          </Button>
        </Notice>
      )}
    </div>
  );
}
