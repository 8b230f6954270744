import { emptyDate, noteSchema, toIsoDate, type DateParts, type Enrolment, type NewNote } from '@home-move/contract';
import {
  Button,
  Checkbox,
  DateField,
  focusField,
  Notice,
  schemaResolver,
  TextArea,
  useAction,
  useBoundField,
  useRuntime,
  useStore,
} from '@home-move/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useUntilNextStep } from '../panel/use-until-next-step';
import { useNoteDraft } from './note-draft';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

interface NoteFormProps {
  readonly enrolment: Enrolment;
  readonly onSave: (note: NewNote) => Promise<void>;
}

/** Adds a note, with the day of a reminder if one is wanted. The text is cleared only once it is saved. [TEL-27, TEL-28, TEL-30] */
export function NoteForm({ enrolment, onSave }: NoteFormProps) {
  const { session, storage } = useRuntime();
  const { agentName } = useStore(session);
  const draft = useNoteDraft(enrolment);
  const box = useRef<HTMLTextAreaElement>(null);
  const dayBox = useRef<HTMLInputElement>(null);
  /** The day of the reminder as typed; null without one. */
  const [day, setDay] = useState<DateParts | null>(draft.initial?.day ?? null);
  const [isSaved, setIsSaved] = useUntilNextStep(false);
  /** The text of the last attempt, whose problem applies to no other text. */
  const [attempted, setAttempted] = useState<string | null>(null);
  const form = useForm<NewNote>({
    defaultValues: draft.initial
      ? { content: draft.initial.content, ...reminderOf(draft.initial.day) }
      : { content: '' },
    resolver: schemaResolver(noteSchema),
    shouldFocusError: false,
  });
  const { value, error, onChange, onBlur, name } = useBoundField<string, NewNote, NewNote>({
    control: form.control,
    name: 'content',
  });

  const {
    run,
    busy,
    problem: lastProblem,
  } = useAction(async (note: NewNote) => {
    setAttempted(form.getValues('content'));
    await onSave(note);
    draft.discard();
    form.reset({ content: '' });
    setDay(null);
    setIsSaved(true);
  });
  const problem = value === attempted ? lastProblem : null;
  const contentError = problem?.errors?.['content'];

  const submit = (event: FormEvent) => {
    setIsSaved(false);
    const focusInvalid = ({ content }: { readonly content?: unknown }) => {
      const field = content === undefined ? dayBox.current : box.current;
      if (field) focusField(field);
    };
    void form.handleSubmit(run, focusInvalid)(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isShortcut && !event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
  };
  const type = (text: string) => {
    setIsSaved(false);
    onChange(text);
    draft.keep({ content: text, day });
  };

  const chooseDay = (parts: DateParts | null) => {
    setDay(parts);
    draft.keep({ content: form.getValues('content'), day: parts });
    form.setValue('remindOn', reminderOf(parts).remindOn, { shouldValidate: form.formState.isSubmitted });
  };

  const hasText = (value ?? '').trim() !== '';
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.box}>
        <TextArea
          ref={box}
          name={name}
          rows={2}
          label={texts.newNote}
          hint={texts.hint(agentName)}
          error={error ?? contentError}
          readOnly={busy}
          value={value ?? ''}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={styles.draft}>
        {hasText && !busy && (
          <>
            <b>{storage.persistent ? texts.draftKept : texts.draftUnsaved}</b> <kbd>Ctrl</kbd> + <kbd>Enter</kbd>{' '}
            {texts.shortcut}
          </>
        )}
        <output className={styles.saved}>{isSaved && texts.saved}</output>
      </p>
      {day !== null && (
        <DateField
          ref={dayBox}
          legend={<span className={styles.label}>{texts.remindOn}</span>}
          value={day}
          onChange={chooseDay}
          disabled={busy}
          error={form.formState.errors.remindOn?.message}
        />
      )}
      {problem && contentError === undefined && (
        <Notice kind="error">
          <p>{texts.notSaved}</p>
          <p>{problem.title}</p>
        </Notice>
      )}
      <div className={styles.save}>
        <Button type="submit" size="small" busy={busy ? texts.saving : undefined}>
          {texts.save}
        </Button>
        <Checkbox
          label={texts.remind}
          checked={day !== null}
          disabled={busy}
          onChange={(event) => chooseDay(event.target.checked ? emptyDate : null)}
        />
      </div>
    </form>
  );
}

/** An incomplete day is not a day: the schema rejects it with its message. */
const reminderOf = (day: DateParts | null) => ({ remindOn: day === null ? undefined : (toIsoDate(day) ?? '') });
