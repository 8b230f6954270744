import { isMoveOrdered, toIsoDate, undoneBy, type Enrolment } from '@home-move/contract';
import { Notice, UndoneNotice, useRuntime } from '@home-move/ui';
import { useWatch, type Control } from 'react-hook-form';
import { savedMovingDetails, type MovingDetails, type TypedMovingDetails } from './moving-details.form';
import { movingDetailsTexts as texts } from './moving-details.texts';

type TypedAddress = TypedMovingDetails['address'];

const manualLines = ['houseNameOrNumber', 'addressLine1', 'addressLine2', 'cityTown', 'postcode'] as const;

/** Whether the form has another home than the enrolment; an address that is not complete yet is none. */
function isOtherHome(typed: TypedAddress, saved: TypedAddress): boolean {
  if (typed.entry === 'lookup')
    return typed.addressKey !== '' && (saved.entry === 'manual' || typed.addressKey !== saved.addressKey);
  const isTyped = typed.houseNameOrNumber !== '' && typed.addressLine1 !== '';
  return isTyped && (saved.entry === 'lookup' || manualLines.some((line) => typed[line].trim() !== saved[line]));
}

interface UndoneByMoveProps {
  readonly control: Control<TypedMovingDetails, unknown, MovingDetails>;
  readonly enrolment: Enrolment;
  /** yyyy-MM-dd */
  readonly today: string;
}

/** What another home or move-in date undoes; once a supplier has both with an order, that they cannot change here. */
export function UndoneByMove({ control, enrolment, today }: UndoneByMoveProps) {
  const { brand, portal } = useRuntime();
  const { address, moveInDate, unknownMoveInDate } = useWatch({ control }) as TypedMovingDetails;
  if (isMoveOrdered(enrolment))
    return (
      <Notice still>
        {texts.ordered} {portal === 'tenant' && texts.callUs(brand.support.phone)}
      </Notice>
    );
  const date = unknownMoveInDate ? null : toIsoDate(moveInDate);
  const isOther = isOtherHome(address, savedMovingDetails(enrolment).address);
  // The plan goes with the home, so that the date no longer moves its start.
  const moved = isOther ? { ...enrolment, choices: { ...enrolment.choices, plans: [] } } : enrolment;
  const undone = [
    ...(isOther ? undoneBy({ kind: 'address' }, enrolment) : []),
    ...(date === null ? [] : undoneBy({ kind: 'move-in-date', to: date, today }, moved)),
  ];
  return <UndoneNotice undone={undone} />;
}
