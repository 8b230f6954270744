import { problem } from '@home-move/contract';
import { Notice, TextLink, useRuntime } from '@home-move/ui';
import { useIsFinished } from '../state/enrolment.queries';
import { confirmationTexts as texts } from './confirmation.texts';

/** That an agent has finished the enrolment, and whom to call; nothing before. */
export function FinishedNotice() {
  const { phone, hours } = useRuntime().brand.support;
  if (!useIsFinished()) return null;
  return (
    <Notice still>
      <p>{problem('ENROLMENT_CLOSED').title}</p>
      <p>
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{texts.call(phone)}</TextLink>, {hours}
      </p>
    </Notice>
  );
}
