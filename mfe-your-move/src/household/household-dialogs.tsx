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
}

interface PersonDialogProps extends DialogState {
  readonly kind: 'remove' | 'cancel' | 'change';
  readonly person: HouseholdPerson;
  readonly finalFocus: () => HTMLElement | null;
}

function RemoveDialog({ person, ...dialog }: Omit<PersonDialogProps, 'kind'>) {
  const { household } = useHouseholdState();
  const action = useHouseholdAction(
    (http) => http.send(householdEndpoints.removePerson, { params: { id: person.id } }),
    dialog.onClose,
  );
  const { removal, nameOf } = householdTexts;
  const name = nameOf(person);
  return (
    <QuestionDialog
      {...dialog}
      action={action}
      texts={{ ...removal, title: removal.title(name), text: removal.text(name, household.link !== null) }}
    />
  );
}

function CancelDialog({ person, ...dialog }: Omit<PersonDialogProps, 'kind'>) {
  const action = useHouseholdAction(
    (http) => http.send(householdEndpoints.cancelInvitation, { params: { id: person.id } }),
    dialog.onClose,
  );
  const { cancelling, nameOf } = householdTexts;
  return (
    <QuestionDialog {...dialog} action={action} texts={{ ...cancelling, title: cancelling.title(nameOf(person)) }} />
  );
}

/** Removes a person, cancels an invitation, or changes its contact. [ROOM-09, ROOM-15] */
export function PersonDialog({ kind, ...dialog }: PersonDialogProps) {
  if (kind === 'remove') return <RemoveDialog {...dialog} />;
  if (kind === 'cancel') return <CancelDialog {...dialog} />;
  return <InvitationDialog {...dialog} />;
}

/** Ends the link that is shared, and makes another. [ROOM-03] */
export function NewLinkDialog({ onMade, ...dialog }: DialogState & { readonly onMade: () => void }) {
  const action = useHouseholdAction((http) => http.send(householdEndpoints.makeLink, {}), onMade);
  return <QuestionDialog {...dialog} action={action} texts={inviteTexts.renewal} />;
}
