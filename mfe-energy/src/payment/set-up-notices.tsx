import { fuelNames, otherFuel, pathOf, type EnergySelection, type Problem } from '@home-move/contract';
import { Button, Notice, useEnrolment, useRuntime } from '@home-move/ui';
import { supplierNames } from './chosen-fuels';
import { paymentTexts as texts } from './payment.texts';

interface SetUpNoticesProps {
  readonly selection: EnergySelection;
  /** Code of the last failure; undefined without one. */
  readonly code: Problem['code'] | undefined;
}

/** Without an answer, the supplier may have received the application or not. */
const unknownAnswers: ReadonlySet<SetUpNoticesProps['code']> = new Set(['THIRD_PARTY', 'NETWORK', 'UNEXPECTED']);

/** What the mover can do after a failed attempt, and which fuel of mixed meters is set up already. */
export function SetUpNotices({ selection, code }: SetUpNoticesProps) {
  const runtime = useRuntime();
  const [done] = useEnrolment()?.fuelsSetUp ?? [];
  return (
    <>
      {done && (
        <Notice kind="success" still>
          <p>{texts.alreadySetUp(fuelNames[done], fuelNames[otherFuel[done]])}</p>
        </Notice>
      )}
      {unknownAnswers.has(code) && (
        <Notice kind="info">
          <p>{texts.unknownAnswer(supplierNames(selection.tariffs))}</p>
        </Notice>
      )}
      {code === 'QUOTE_EXPIRED' && (
        <Button onClick={() => runtime.navigate(pathOf('energy-list'))}>{texts.toList}</Button>
      )}
    </>
  );
}
