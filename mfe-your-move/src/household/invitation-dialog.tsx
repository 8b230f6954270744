import {
  householdEndpoints,
  householdInvitationSchema,
  type Channel,
  type HouseholdInvitation,
  type HouseholdPerson,
} from '@home-move/contract';
import { Button, Dialog, ProblemNotice, RadioCards, registerSheet, Text, TextField } from '@home-move/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import sheet, * as styles from './dialogs.module.css';
import { useHouseholdAction } from './household-state';
import { householdTexts } from './household.texts';
import { inviteTexts } from './invite.texts';
import { isDelivered } from './people';
import { useTypedForm } from './use-typed-form';

registerSheet(sheet);
const texts = inviteTexts.form;

interface InvitationDialogProps {
  /** The invitation to change. Without it, the dialog sends a new one. */
  readonly person?: HouseholdPerson;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the outcome, after which the dialog closes. */
  readonly onDone: (outcome: string) => void;
  /** The element that gets the focus after an attempt, which may remove the opener. */
  readonly finalFocus: () => HTMLElement | null;
}

/** Sends an invitation by email or text to one person. Typed values stay after a failure. [ROOM-02, ROOM-15] */
export function InvitationDialog({ person, open, onClose, onDone, finalFocus }: InvitationDialogProps) {
  const formId = useId();
  const isSubmitted = useRef(false);
  const sent = person?.invitation;
  const [channel, setChannel] = useState<Channel>(sent?.channel ?? 'email');
  const { typed, errors, form, set, reject } = useTypedForm({
    name: person?.name ?? '',
    email: sent?.channel === 'email' ? sent.contact : '',
    sms: sent?.channel === 'sms' ? sent.contact : '',
  });
  const { run, busy, problem } = useHouseholdAction(
    (http, body: HouseholdInvitation) => {
      if (person) return http.send(householdEndpoints.changeInvitation, { params: { id: person.id }, body });
      return http.send(householdEndpoints.invite, { body });
    },
    (changed, [{ name, ...invitation }]) => {
      const { sentNow, failed } = householdTexts.people;
      const sentTo = householdTexts.nameOf({ name, invitation });
      onDone(isDelivered(changed, invitation) ? sentNow(sentTo) : failed(sentTo));
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = householdInvitationSchema.safeParse({ channel, contact: typed[channel], name: typed.name });
    isSubmitted.current = parsed.success;
    if (parsed.success) void run(parsed.data);
    else reject(parsed.error.issues);
  };

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      finalFocus={() => (isSubmitted.current ? finalFocus() : null)}
      title={person ? texts.changeTitle : texts.title}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy ? texts.sending : undefined}>
            {texts.send}
          </Button>
        </>
      }
    >
      <ProblemNotice problem={problem} focused />
      <Text muted>{texts.text[channel]}</Text>
      <form id={formId} ref={form} noValidate onSubmit={submit} className={styles.form}>
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
          label={texts[channel]}
          type={channel === 'email' ? 'email' : 'tel'}
          autoComplete="off"
          value={typed[channel]}
          error={errors['contact']}
          onChange={({ target }) => set(channel, target.value, 'contact')}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint[channel]}
          optional
          autoComplete="off"
          value={typed.name}
          error={errors['name']}
          onChange={({ target }) => set('name', target.value)}
        />
      </form>
    </Dialog>
  );
}
