import { householdEndpoints, type HouseholdPerson } from '@home-move/contract';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { householdTexts } from './household.texts';
import { InvitationDialog } from './invitation-dialog';
import { inviteTexts } from './invite.texts';
import { QuestionDialog } from './question-dialog';

export { InvitationDialog } from './invitation-dialog';

interface DialogState {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the outcome, after which the dialog closes. */
  readonly onDone: (outcome: string) => void;
  readonly finalFocus: () => HTMLElement | null;
}

interface PersonDialogProps extends DialogState {
  readonly kind: 'remove' | 'cancel' | 'change';
  readonly person: HouseholdPerson;
}

function RemoveDialog({ person, onDone, ...dialog }: Omit<PersonDialogProps, 'kind'>) {
  const { household } = useHouseholdState();
  const { removal, nameOf } = householdTexts;
  const name = nameOf(person);
  const action = useHouseholdAction(
    (http) => http.send(householdEndpoints.removePerson, { params: { id: person.id } }),
    () => onDone(removal.done(name)),
  );
  return (
    <QuestionDialog
      {...dialog}
      action={action}
      texts={{ ...removal, title: removal.title(name), text: removal.text(name, household.link !== null) }}
    />
  );
}

function CancelDialog({ person, onDone, ...dialog }: Omit<PersonDialogProps, 'kind'>) {
  const { cancelling, nameOf } = householdTexts;
  const name = nameOf(person);
  const action = useHouseholdAction(
    (http) => http.send(householdEndpoints.cancelInvitation, { params: { id: person.id } }),
    () => onDone(cancelling.done(name)),
  );
  return <QuestionDialog {...dialog} action={action} texts={{ ...cancelling, title: cancelling.title(name) }} />;
}

/** Removes a person, cancels an invitation, or changes its contact. [ROOM-09, ROOM-15] */
export function PersonDialog({ kind, ...dialog }: PersonDialogProps) {
  if (kind === 'remove') return <RemoveDialog {...dialog} />;
  if (kind === 'cancel') return <CancelDialog {...dialog} />;
  return <InvitationDialog {...dialog} />;
}

/** Ends the link that is shared, and makes another. [ROOM-03] */
export function NewLinkDialog({ onDone, ...dialog }: DialogState) {
  const action = useHouseholdAction(
    (http) => http.send(householdEndpoints.makeLink, {}),
    () => onDone(inviteTexts.renewed),
  );
  return <QuestionDialog {...dialog} action={action} texts={inviteTexts.renewal} />;
}
