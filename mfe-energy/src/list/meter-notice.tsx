import type { Enrolment } from '@home-move/contract';
import { Notice, Text } from '@home-move/ui';
import type { MixedFuel } from '../selection/mixed-meters';
import { meterTexts as texts } from './list.texts';

type Meters = Pick<Enrolment, 'isElecPayg' | 'isGasPayg'>;

function isTopUp({ isElecPayg, isGasPayg }: Meters, mixed: MixedFuel | null): boolean {
  if (!mixed) return isElecPayg || isGasPayg;
  return mixed.fuel === 'Gas' ? isGasPayg : isElecPayg;
}

interface MeterNoticeProps {
  readonly meters: Meters;
  /** The fuel that is being chosen, with mixed meters. */
  readonly mixed: MixedFuel | null;
}

/** What pay as you go and mixed meters mean for the choice; nothing for other homes. [LIST-04] */
export function MeterNotice({ meters, mixed }: MeterNoticeProps) {
  const topUp = isTopUp(meters, mixed);
  if (!mixed && !topUp) return null;
  return (
    <Notice kind="info" still>
      <Text strong>{mixed ? texts.stepTitle(mixed) : texts.topUpTitle}</Text>
      {mixed && <p>{texts.mixed(mixed)}</p>}
      {topUp && <p>{texts.topUp(mixed?.fuel ?? null)}</p>}
    </Notice>
  );
}
