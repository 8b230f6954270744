import { addDays, emptyDate, londonToday, type DateParts, type MoveDateResult } from '@home-move/contract';
import {
  Button,
  DateField,
  Dialog,
  focusField,
  formatDate,
  formatTypedDate,
  Notice,
  ProblemNotice,
  registerSheet,
  Text,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { Contact, EffectList } from './effect-list';
import { moveDateTexts as texts } from './move-date.texts';
import sheet, * as styles from './move-date.module.css';
import { useMoveDate } from './use-move-date';

registerSheet(sheet);

interface MoveDateDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Date entry, then a preview of the consequences, then the change itself. */
export function MoveDateDialog({ open, onClose }: MoveDateDialogProps) {
  const { clock } = useRuntime();
  const enrolment = useEnrolment();
  const [typed, setTyped] = useState<DateParts>(emptyDate);
  const { stage, look, change, back } = useMoveDate(typed);
  const day = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const error = stage.name === 'date' ? stage.error : null;
  useEffect(() => {
    // The button that led here is gone.
    if (stage.name === 'preview') heading.current?.focus({ preventScroll: true });
    // Each submit creates a new stage, even for the same error.
    if (stage.name === 'date' && stage.error !== null && day.current) focusField(day.current);
  }, [stage]);

  if (stage.name === 'result')
    return (
      <Dialog open={open} onClose={onClose} title={texts.title} actions={<Close onClose={onClose} />}>
        <div className={styles.steps}>
          <Outcome result={stage.result} to={stage.to} />
        </div>
      </Dialog>
    );
  if (stage.name === 'preview') {
    const { preview } = stage;
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={texts.title}
        actions={
          <>
            <Button onClick={back}>{texts.back}</Button>
            <Button
              variant="primary"
              busy={change.busy ? texts.changing : undefined}
              onClick={() => void change.run(preview)}
            >
              {texts.change}
            </Button>
          </>
        }
      >
        <div className={styles.steps}>
          <h3 ref={heading} tabIndex={-1} className={styles.heading}>
            {texts.preview}
          </h3>
          {stage.isOutdated && <Notice kind="warning">{texts.outdated}</Notice>}
          <EffectList effects={preview.effects} />
          <Text>
            <b>{texts.question(formatDate(preview.to))}</b>
          </Text>
          <ProblemNotice problem={change.problem} focused />
        </div>
      </Dialog>
    );
  }
  const example = formatTypedDate(addDays(londonToday(clock.now()), 14));
  const current = enrolment?.moveInDate;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={look.busy ? texts.loading : undefined} onClick={() => void look.run()}>
            {texts.see}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={styles.steps}
        onSubmit={(event) => {
          event.preventDefault();
          void look.run();
        }}
      >
        <Text>
          {current && texts.current(formatDate(current))} {texts.lede}
        </Text>
        <DateField
          ref={day}
          legend={texts.legend}
          hint={texts.hint(example)}
          error={error ?? undefined}
          value={typed}
          onChange={setTyped}
        />
        <ProblemNotice problem={look.problem} focused />
        {/* Submits with Enter: the visible button is outside the form. */}
        <button type="submit" hidden aria-label={texts.see} />
      </form>
    </Dialog>
  );
}

function Close({ onClose }: Pick<MoveDateDialogProps, 'onClose'>) {
  return (
    <Button variant="primary" onClick={onClose}>
      {texts.close}
    </Button>
  );
}

function Outcome({ result, to }: { readonly result: MoveDateResult; readonly to: string }) {
  const { isChanged, refusedBy, effects } = result;
  if (!isChanged)
    return (
      <>
        <Notice kind="warning" focusOn={result}>
          <b>{texts.refusedTitle}</b>
          <p>{refusedBy ? texts.refused(refusedBy.name) : texts.refusedByUnknown}</p>
        </Notice>
        {refusedBy && <Contact {...refusedBy} />}
      </>
    );
  return (
    <>
      <Notice kind="success" focusOn={result}>
        {texts.changed(formatDate(to))}
      </Notice>
      <EffectList effects={effects.filter(({ action }) => action !== 'none')} isDone />
    </>
  );
}
