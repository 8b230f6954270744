import { codeFormSchema, verifyFailureText, type HouseholdContact } from '@home-move/contract';
import {
  Button,
  Checkbox,
  CodeFailure,
  Legend,
  PrivacyNote,
  ProblemNotice,
  registerSheet,
  ResendCode,
  TextButton,
  TextField,
  useAction,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { formatContact } from '../household/household.texts';
import { useTypedForm } from '../household/use-typed-form';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.form;

interface CodeStepProps {
  readonly kind: 'join' | 'logIn';
  readonly sent: { readonly contact: HouseholdContact; readonly name: string };
  /** Back to name and contact. */
  readonly onChange: () => void;
  readonly onResend: () => Promise<void>;
  /** Held by the form, so that a change of the contact keeps it. */
  readonly wantsMessages: boolean;
  readonly onWantsMessages: (wantsMessages: boolean) => void;
  readonly onSubmit: (code: string) => Promise<void>;
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly of: string;
  readonly onChange: () => void;
}

function Fact({ label, value, of, onChange }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className={styles.change}>
        <TextButton onClick={onChange}>
          {texts.change}
          <VisuallyHidden>{of}</VisuallyHidden>
        </TextButton>
      </dd>
    </div>
  );
}

/** The code, and the optional choice, which is not ticked. A wrong code is an error of its field. [ROOM-05] */
export function CodeStep(props: CodeStepProps) {
  const { kind, sent, wantsMessages, onWantsMessages, onChange, onResend, onSubmit } = props;
  const { contact, name } = sent;
  const { clock } = useRuntime();
  const { channel } = contact;
  const { typed, errors, form, set, reject } = useTypedForm({ code: '' });
  const [sentAt, setSentAt] = useState(() => clock.now().getTime());
  const check = useAction(onSubmit);
  const sending = useAction(async () => {
    await onResend();
    setSentAt(clock.now().getTime());
  });
  const { problem, busy } = check;
  const isWrongCode = problem?.code === 'INVALID_OTP';
  const isJoining = kind === 'join';
  // The step before is gone with its focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = codeFormSchema.safeParse(typed);
    if (parsed.success) void check.run(parsed.data.code);
    else reject(parsed.error.issues);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      {problem &&
        !isWrongCode &&
        (problem.status === 409 ? (
          <ProblemNotice problem={problem} focused />
        ) : (
          <CodeFailure problem={problem} text={verifyFailureText(problem)} />
        ))}
      <dl className={styles.facts}>
        {isJoining && <Fact label={texts.name} value={name} of={texts.changeOf.name} onChange={onChange} />}
        <Fact
          label={texts.sentTo}
          value={formatContact(channel, contact.contact)}
          of={texts.changeOf[channel]}
          onChange={onChange}
        />
      </dl>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
        className={styles.code}
        value={typed.code}
        error={errors['code'] ?? (isWrongCode ? verifyFailureText(problem) : undefined)}
        onChange={({ target }) => set('code', target.value)}
      />
      <ResendCode channel={channel} sentAt={sentAt} now={clock.now().getTime()} sending={sending} />
      {isJoining && (
        <fieldset>
          <Legend>{texts.optional}</Legend>
          <Checkbox
            label={texts.messages[channel]}
            hint={texts.optionalHint}
            checked={wantsMessages}
            onChange={({ target }) => onWantsMessages(target.checked)}
          />
        </fieldset>
      )}
      <Button
        type="submit"
        variant="primary"
        full
        busy={busy ? (isJoining ? texts.joining : joinTexts.logIn.submitting) : undefined}
      >
        {isJoining ? texts.join : joinTexts.logIn.submit}
      </Button>
      {isJoining && (
        <div className={styles.after}>
          <p>{texts.after}</p>
          <PrivacyNote />
          <p>{texts.wrongHome}</p>
        </div>
      )}
    </form>
  );
}
