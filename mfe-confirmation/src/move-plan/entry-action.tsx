import { pathOf, type PlanAction } from '@home-move/contract';
import { TextButton, TextLink, useLinkProps } from '@home-move/ui';

interface ActionProps {
  readonly action: PlanAction;
  /** Leads to the form for meter readings. */
  readonly onNoteReadings: () => void;
}

/** Where the mover acts. */
export function EntryAction({ action, onNoteReadings }: ActionProps) {
  const link = useLinkProps();
  if (action.kind === 'step') return <TextLink {...link(pathOf(action.step))}>{action.label}</TextLink>;
  if (action.kind === 'readings') return <TextButton onClick={onNoteReadings}>{action.label}</TextButton>;
  if (action.kind === 'phone')
    return <TextLink href={`tel:${action.number.replaceAll(' ', '')}`}>{action.label}</TextLink>;
  return (
    <TextLink external href={action.url}>
      {action.label}
    </TextLink>
  );
}
