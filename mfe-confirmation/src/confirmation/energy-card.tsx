import {
  addDays,
  energyCardStatus,
  energyMessages,
  pathOf,
  type EnergySummary,
  type Enrolment,
} from '@home-move/contract';
import { Button, EnergyIcon, formatDate, Notice, StatusCard, Text, useAction, useRuntime } from '@home-move/ui';
import { energyCardTexts as texts } from './confirmation.texts';
import { energyCardState, type EnergyCardState } from './energy-card.state';
import { EnergyNextSteps } from './energy-next-steps';
import { chooseEnergy } from './confirmation.queries';

interface EnergyCardProps {
  readonly energy: EnergySummary;
  readonly enrolment: Enrolment;
}

/** Energy opens 14 days before the move-in. [NEXT-18] */
const DAYS_AHEAD = 14;

function GetStarted() {
  const runtime = useRuntime();
  const { run, busy, problem } = useAction(async () => {
    await chooseEnergy(runtime);
    runtime.navigate(pathOf('energy-usage'));
  });
  return (
    <>
      {problem && <Notice kind="error">{problem.title}</Notice>}
      <Button onClick={() => void run()} busy={busy ? texts.starting : undefined}>
        {texts.getStarted}
      </Button>
    </>
  );
}

function Continue({ isSkipped }: { readonly isSkipped: boolean }) {
  const runtime = useRuntime();
  return (
    <>
      <Text muted>{isSkipped ? texts.skipped : texts.unfinished}</Text>
      <Button onClick={() => runtime.navigate(pathOf('energy-usage'))}>{texts.continueSetUp}</Button>
    </>
  );
}

function TooEarly({ moveInDate }: Pick<EnergySummary, 'moveInDate'>) {
  return (
    <>
      <Text muted>{energyMessages.outOfRange}</Text>
      {moveInDate !== null && <Text strong>{texts.remindLater(formatDate(addDays(moveInDate, -DAYS_AHEAD)))}</Text>}
    </>
  );
}

function Body({ state, energy }: { readonly state: EnergyCardState; readonly energy: EnergySummary }) {
  if (state === 'completed') return <EnergyNextSteps energy={energy} />;
  if (state === 'too-early') return <TooEarly moveInDate={energy.moveInDate} />;
  if (state === 'no-quote') return <Text muted>{energyMessages.noQuote}</Text>;
  if (state === 'continue') return <Continue isSkipped={energy.isSkipped} />;
  return (
    <>
      <Text muted>{energy.isMoveInDateInRange ? texts.notChosen : energyMessages.outOfRange}</Text>
      <GetStarted />
    </>
  );
}

/** How far energy is, and the one thing to do about it. [CONF-06, CONF-07, CONF-13 to CONF-17, CONF-25, CONF-26] */
export function EnergyCard({ energy, enrolment }: EnergyCardProps) {
  return (
    <StatusCard
      icon={<EnergyIcon size={22} />}
      title={texts.titles[energy.fuelType ?? 'DualFuel']}
      status={energyCardStatus(energy)}
    >
      <Body state={energyCardState({ ...enrolment, ...energy })} energy={energy} />
    </StatusCard>
  );
}
