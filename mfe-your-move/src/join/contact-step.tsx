import {
  householdContactSchema,
  householdMessages,
  nameSchema,
  personMessages,
  type Channel,
  type HouseholdContact,
} from '@home-move/contract';
import { Button, ProblemNotice, RadioCards, registerSheet, TextField, useAction } from '@home-move/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useTypedForm } from '../household/use-typed-form';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.form;

const label = 'Name';
/** As the API checks it. */
const ownName = nameSchema(label, personMessages.nameTooShort(label), householdMessages.name);

/** As typed. */
export interface Identity {
  readonly name: string;
  readonly channel: Channel;
  readonly email: string;
  readonly sms: string;
}

interface ContactStepProps {
  readonly kind: 'join' | 'logIn';
  readonly initial: Identity;
  /** Whether a button of the step of the code has opened it, which is gone with its focus. */
  readonly isChange: boolean;
  readonly onSend: (
    typed: Identity,
    valid: { readonly contact: HouseholdContact; readonly name: string },
  ) => Promise<void>;
}

/** The person's name and the contact for the code. Typed values stay after a failure. [ROOM-05] */
export function ContactStep({ kind, initial, isChange, onSend }: ContactStepProps) {
  const [channel, setChannel] = useState(initial.channel);
  const { typed, errors, form, set, reject } = useTypedForm({
    name: initial.name,
    email: initial.email,
    sms: initial.sms,
  });
  const { run, busy, problem } = useAction(onSend);
  useEffect(() => {
    if (isChange) form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  }, [isChange, form]);
  const isUnknown = kind === 'logIn' && problem?.code === 'NOT_FOUND';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contact = householdContactSchema.safeParse({ channel, contact: typed[channel] });
    const name = kind === 'join' ? ownName.safeParse(typed.name) : null;
    const issues = [
      ...(name?.error?.issues ?? []).map(({ message }) => ({ path: ['name'], message })),
      ...(contact.error?.issues ?? []),
    ];
    if (contact.success && issues.length === 0)
      void run({ ...typed, channel }, { contact: contact.data, name: name?.data ?? '' });
    else reject(issues);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      {!isUnknown && <ProblemNotice problem={problem} focused />}
      {kind === 'join' && (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          value={typed.name}
          error={errors['name']}
          onChange={({ target }) => set('name', target.value)}
        />
      )}
      <RadioCards
        legend={texts.how}
        columns={2}
        compact
        options={(['email', 'sms'] as const).map((value) => ({ value, label: texts.channels[value] }))}
        value={channel}
        onChange={setChannel}
      />
      <TextField
        key={channel}
        label={texts.contact[channel]}
        type={channel === 'email' ? 'email' : 'tel'}
        autoComplete={channel === 'email' ? 'email' : 'tel'}
        value={typed[channel]}
        error={errors['contact'] ?? (isUnknown ? joinTexts.logIn.unknown[channel] : undefined)}
        onChange={({ target }) => set(channel, target.value, 'contact')}
      />
      <Button type="submit" variant="primary" full busy={busy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </form>
  );
}
