import {
  availableStep,
  clientFacts,
  enrolmentEndpoints,
  fuelNames,
  otherFuel,
  pathOf,
  serviceTypes,
  type Enrolment,
  type SingleFuel,
} from '@home-move/contract';
import { registerSheet, Text, useRuntime } from '@home-move/ui';
import { ActionButton } from '../service-card/action-button';
import sheet, * as styles from '../service-card/service-card.module.css';
import { acceptNewer, updateEnrolment } from '../state/enrolment.queries';
import { energyCardTexts } from './energy-card.texts';

registerSheet(sheet);

const { oneOfTwo: texts } = energyCardTexts;

interface FuelLeftProps {
  readonly enrolment: Enrolment;
  /** The fuel of the card; the other one is set up. */
  readonly fuel: SingleFuel;
}

/** One of two fuels is set up: the mover continues with the other, or leaves it. */
export function FuelLeft({ enrolment, fuel }: FuelLeftProps) {
  const runtime = useRuntime();
  const left = fuelNames[fuel];
  const done = fuelNames[otherFuel[fuel]];
  const isLeftOut = enrolment.energySkipped || enrolment.energyComplete;

  const seePlans = async () => {
    // Reopens energy if it was completed without this fuel.
    const saved = await updateEnrolment(runtime, { energyOptIn: 1 });
    runtime.navigate(pathOf(availableStep('energy-list', clientFacts(saved, runtime))));
  };
  const skip = async () => {
    const query = { service: String(serviceTypes.energy) };
    const saved = await runtime.http.send(enrolmentEndpoints.skip, { query });
    // Without the fuel that is left, energy is complete: every chosen fuel is set up.
    runtime.events.emit('service', { service: 'energy', outcome: saved.energyComplete ? 'completed' : 'skipped' });
    acceptNewer(runtime, saved);
  };
  return (
    <>
      <Text muted>{isLeftOut ? texts.skipped(done, left) : texts.left(done, left)}</Text>
      <div className={styles.choices}>
        <ActionButton action={seePlans} busyLabel={texts.opening}>
          {texts.seePlans(left)}
        </ActionButton>
        {!isLeftOut && (
          <ActionButton action={skip} busyLabel={texts.skipping} variant="plain">
            {texts.skip(left)}
          </ActionButton>
        )}
      </div>
    </>
  );
}
