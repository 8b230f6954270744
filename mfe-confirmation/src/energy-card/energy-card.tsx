import {
  availableStep,
  clientFacts,
  energyCardStatus,
  energyMessages,
  energyOpensOn,
  noQuoteAdvice,
  noQuoteReason,
  pathOf,
  type EnergySummary,
  type Enrolment,
  type FuelType,
  type SingleFuel,
  type TariffFuel,
} from '@home-move/contract';
import {
  Button,
  EnergyHelp,
  EnergyIcon,
  formatDate,
  GasIcon,
  StatusCard,
  Text,
  useIsFinished,
  useRuntime,
} from '@home-move/ui';
import { ContinueSetUp } from '../service-card/continue-set-up';
import { GetStarted } from '../service-card/get-started';
import { serviceCardTexts } from '../service-card/service-display';
import { energyCardState, type EnergyCardState } from './energy-card.state';
import { energyCardTexts as texts } from './energy-card.texts';
import { EnergyNextSteps } from './energy-next-steps';
import { FuelLeft } from './fuel-left';

interface EnergyCardProps {
  readonly energy: EnergySummary;
  readonly enrolment: Enrolment;
  /** The fuel of the card where each has its own, with mixed meters. */
  readonly oneOfTwo?: SingleFuel | null;
}

function TooEarly({ moveInDate }: { readonly moveInDate: string }) {
  return (
    <>
      <Text muted>{energyMessages.outOfRange}</Text>
      <Text strong>{texts.comeBackFrom(formatDate(energyOpensOn(moveInDate)))}</Text>
    </>
  );
}

function DateMissing() {
  const runtime = useRuntime();
  return (
    <>
      <Text muted>{texts.dateMissing}</Text>
      <Button onClick={() => runtime.navigate(pathOf('moving-details'))}>{texts.addDate}</Button>
    </>
  );
}

function NotChosen({ energy }: Pick<EnergyCardProps, 'energy'>) {
  const runtime = useRuntime();
  const isDateMissing = energy.moveInDate === null;
  const notOpen = isDateMissing ? texts.dateMissing : energyMessages.outOfRange;
  return (
    <>
      <Text muted>{energy.isMoveInDateInRange ? texts.notChosen : notOpen}</Text>
      {/* While energy is not open yet the mover stays here, and the card shows from when it is. */}
      <GetStarted
        services={['energy']}
        nextStep={(saved) =>
          isDateMissing ? 'moving-details' : availableStep('energy-usage', clientFacts(saved, runtime))
        }
      />
    </>
  );
}

interface BodyProps extends EnergyCardProps {
  readonly state: EnergyCardState;
}

function Body({ state, energy, enrolment, oneOfTwo }: BodyProps) {
  const isFinished = useIsFinished();
  if (state === 'completed') return <EnergyNextSteps energy={energy} enrolment={enrolment} />;
  if (isFinished && state !== 'no-quote') return <Text muted>{serviceCardTexts.notSetUp}</Text>;
  if (state === 'fuel-left' && oneOfTwo) return <FuelLeft enrolment={enrolment} fuel={oneOfTwo} />;
  if (state === 'after-electricity') return <Text muted>{texts.oneOfTwo.afterElectricity}</Text>;
  if (state === 'date-missing') return <DateMissing />;
  if (state === 'too-early' && energy.moveInDate !== null) return <TooEarly moveInDate={energy.moveInDate} />;
  if (state === 'no-quote') {
    return (
      <>
        <Text muted>{noQuoteReason(enrolment)}</Text>
        <Text muted>{noQuoteAdvice(enrolment)}</Text>
        <EnergyHelp postcode={enrolment.postcode} />
      </>
    );
  }
  if (state === 'continue') {
    return <ContinueSetUp progress={energy.isSkipped ? texts.skipped : texts.unfinished} step="energy-usage" />;
  }
  return <NotChosen energy={energy} />;
}

/** The fuels of a plan for the whole home. */
const homeFuels: Readonly<Record<FuelType, TariffFuel>> = { Dual: 'DualFuel', Electric: 'Electric', Gas: 'Gas' };

/** The progress of energy and the next action. [CONF-06, CONF-07, CONF-13 to CONF-17, CONF-25, CONF-26] */
export function EnergyCard({ energy, enrolment, oneOfTwo = null }: EnergyCardProps) {
  const shown = energy.fuelType ?? oneOfTwo ?? homeFuels[enrolment.fuelType ?? 'Dual'];
  return (
    <StatusCard
      icon={shown === 'Gas' ? <GasIcon size={22} /> : <EnergyIcon size={22} />}
      title={texts.titles[shown]}
      status={energyCardStatus(energy)}
    >
      <Body
        state={energyCardState({ ...enrolment, ...energy }, oneOfTwo)}
        energy={energy}
        enrolment={enrolment}
        oneOfTwo={oneOfTwo}
      />
    </StatusCard>
  );
}
