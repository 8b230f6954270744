import { pathOf, type PlanAction } from '@home-move/contract';
import {
  Button,
  ExternalIcon,
  LinkButton,
  NewTabNote,
  phoneHref,
  TextButton,
  TextLink,
  useLinkProps,
} from '@home-move/ui';

interface ActionProps {
  readonly action: PlanAction;
  /** Leads to the form for meter readings. */
  readonly onNoteReadings: () => void;
  /** Whether it is the filled button of the page. */
  readonly isFilled?: boolean;
}

/** Where the mover acts. */
export function EntryAction({ action, onNoteReadings, isFilled = false }: ActionProps) {
  const link = useLinkProps();
  const { label } = action;
  if (action.kind === 'readings')
    return isFilled ? (
      <Button variant="primary" full onClick={onNoteReadings}>
        {label}
      </Button>
    ) : (
      <TextButton onClick={onNoteReadings}>{label}</TextButton>
    );
  const isExternal = action.kind === 'link';
  const target =
    action.kind === 'step'
      ? link(pathOf(action.step))
      : { href: action.kind === 'phone' ? phoneHref(action.number) : action.url };
  if (!isFilled)
    return (
      <TextLink external={isExternal} {...target}>
        {label}
      </TextLink>
    );
  return (
    <LinkButton
      variant="primary"
      full
      {...target}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
      {isExternal && (
        <>
          <ExternalIcon size={18} />
          <NewTabNote />
        </>
      )}
    </LinkButton>
  );
}
