import type { Enrolment, SingleFuel } from '@home-move/contract';
import { Notice, Text } from '@home-move/ui';
import type { MixedFuel } from '../selection/mixed-meters';
import { meterTexts as texts } from './list.texts';

type Meters = Pick<Enrolment, 'isElecPayg' | 'isGasPayg'>;

/** The fuels of this choice that are paid as they are used. */
function toppedUpFuels({ isElecPayg, isGasPayg }: Meters, mixed: MixedFuel | null): readonly SingleFuel[] {
  const isToppedUp = { Electric: isElecPayg, Gas: isGasPayg };
  const chosen: readonly SingleFuel[] = mixed ? [mixed.fuel] : ['Electric', 'Gas'];
  return chosen.filter((fuel) => isToppedUp[fuel]);
}

interface MeterNoticeProps {
  readonly meters: Meters;
  /** The fuel that is being chosen, with mixed meters. */
  readonly mixed: MixedFuel | null;
}

/** What pay as you go and mixed meters mean for the choice; nothing for other homes. [LIST-04] */
export function MeterNotice({ meters, mixed }: MeterNoticeProps) {
  const [fuel, secondFuel] = toppedUpFuels(meters, mixed);
  if (!mixed && !fuel) return null;
  return (
    <Notice kind="info" still>
      <Text strong>{mixed ? texts.stepTitle(mixed) : texts.topUpTitle}</Text>
      {mixed && <p>{texts.mixed(mixed)}</p>}
      {fuel && <p>{texts.topUp(secondFuel ? null : fuel)}</p>}
    </Notice>
  );
}
