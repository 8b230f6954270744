import { noteSchema, type NewNote } from '@home-move/contract';
import {
  Button,
  focusField,
  Notice,
  schemaResolver,
  TextArea,
  useAction,
  useBoundField,
  useRuntime,
  useStore,
} from '@home-move/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

/** Adds a note. The text is cleared only once it is saved. [TEL-27, TEL-28, TEL-30] */
export function NoteForm({ onSave }: { readonly onSave: (note: NewNote) => Promise<void> }) {
  const { session } = useRuntime();
  const { agentName } = useStore(session);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  /** Whether the text has changed since the last attempt, whose problem no longer applies. */
  const [isEdited, setIsEdited] = useState(false);
  const form = useForm<NewNote>({
    defaultValues: { content: '' },
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
    setIsEdited(false);
    await onSave(note);
    form.reset();
    setIsSaved(true);
  });
  const problem = isEdited ? null : lastProblem;
  const contentError = problem?.errors?.['content'];

  const submit = (event: FormEvent) => {
    setIsSaved(false);
    const focusBox = () => box.current && focusField(box.current);
    void form.handleSubmit(run, () => void focusBox())(event);
  };
  const type = (text: string) => {
    setIsSaved(false);
    setIsEdited(true);
    onChange(text);
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextArea
        ref={box}
        name={name}
        label={<span className={styles.label}>{texts.newNote}</span>}
        hint={texts.hint(agentName)}
        error={error ?? contentError}
        readOnly={busy}
        value={value ?? ''}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
      />
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
        <output className={styles.saved}>{isSaved && texts.saved}</output>
      </div>
    </form>
  );
}
