import { problemOf, type HouseholdContact, type HousemateSession } from '@home-move/contract';
import { useState } from 'react';
import { CodeStep } from './code-step';
import { ContactStep, type Identity } from './contact-step';

interface Values {
  readonly contact: HouseholdContact;
  readonly name: string;
  readonly code: string;
  readonly wantsMessages: boolean;
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
  const [isChange, setChange] = useState(false);
  const [wantsMessages, setWantsMessages] = useState(false);

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
        isChange={isChange}
        onSend={(typed, valid) =>
          unlessEnded(async () => {
            // The choice names the channel.
            if (typed.channel !== identity.channel) setWantsMessages(false);
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
      wantsMessages={wantsMessages}
      onWantsMessages={setWantsMessages}
      onChange={() => {
        setSent(null);
        setChange(true);
      }}
      onResend={() => unlessEnded(() => sendCode(sent.contact))}
      onSubmit={(code) => unlessEnded(async () => onDone(await submit({ ...sent, code, wantsMessages })))}
    />
  );
}
