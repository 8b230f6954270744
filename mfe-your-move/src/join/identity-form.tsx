import { problemOf, type HouseholdContact, type HousemateSession } from '@home-move/contract';
import { useState } from 'react';
import { CodeStep, type CodeValues } from './code-step';
import { ContactStep, type Identity } from './contact-step';

interface Values extends CodeValues {
  readonly contact: HouseholdContact;
  readonly name: string;
}

interface IdentityFormProps {
  /** Joining needs a name and has an optional choice. */
  readonly kind: 'join' | 'logIn';
  readonly sendCode: (contact: HouseholdContact) => Promise<void>;
  readonly submit: (values: Values) => Promise<HousemateSession>;
  readonly onDone: (session: HousemateSession) => void;
  /** The link has ended since the page was opened. */
  readonly onEnded?: () => void;
}

/** A contact, then the code that was sent to it. [ROOM-05] */
export function IdentityForm({ kind, sendCode, submit, onDone, onEnded }: IdentityFormProps) {
  const [identity, setIdentity] = useState<Identity>({ name: '', channel: 'email', email: '', sms: '' });
  const [sent, setSent] = useState<{ readonly contact: HouseholdContact; readonly name: string } | null>(null);

  /** An ended link replaces the form; any other failure keeps it with its values. */
  const unlessEnded = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!onEnded || problemOf(error).code !== 'INVALID_LINK') throw error;
      onEnded();
    }
  };

  if (!sent)
    return (
      <ContactStep
        kind={kind}
        initial={identity}
        onSend={(typed, valid) =>
          unlessEnded(async () => {
            setIdentity(typed);
            await sendCode(valid.contact);
            setSent(valid);
          })
        }
      />
    );
  return (
    <CodeStep
      kind={kind}
      sent={sent}
      onChange={() => setSent(null)}
      onResend={() => unlessEnded(() => sendCode(sent.contact))}
      onSubmit={(values) => unlessEnded(async () => onDone(await submit({ ...sent, ...values })))}
    />
  );
}
