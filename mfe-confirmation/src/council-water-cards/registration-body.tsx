import { clientFacts, nextPage, type Enrolment, type Service } from '@home-move/contract';
import { Authority, Text, useEnrolment, useRuntime, type AuthorityProps } from '@home-move/ui';
import type { ReactNode } from 'react';
import { ContinueSetUp } from '../parts/continue-set-up';
import { GetStarted } from '../parts/get-started';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationQuestion, type RegistrationField } from './registration-question';
import { registrationState, type RegistrationState } from './registration.state';

/** Who is to be told, and what is known of it. */
export interface RegistrationFacts {
  readonly isAvailable: boolean;
  readonly isConsented: boolean;
  readonly isCompleted: boolean;
  readonly isRegistrationConfirmed: boolean | null;
  /** Those that are known. */
  readonly authorities: readonly AuthorityProps[];
}

interface RegistrationBodyProps {
  readonly facts: RegistrationFacts;
  /** One, or both where one bill covers both. */
  readonly services: readonly (Service & ('council' | 'water'))[];
  /** What to know about it. */
  readonly words: readonly string[];
  readonly notIdentified: ReactNode;
}

/** The council and water step that is open to this enrolment. */
function useCouncilStep() {
  const runtime = useRuntime();
  return (enrolment: Enrolment) =>
    nextPage(['council-services-upfront', 'council-services'], clientFacts(enrolment, runtime));
}

function ToStep({ state, services }: { state: RegistrationState } & Pick<RegistrationBodyProps, 'services'>) {
  const step = useCouncilStep();
  const enrolment = useEnrolment();
  if (state === 'unanswered' && enrolment) return <ContinueSetUp words={texts.unfinished} step={step(enrolment)} />;
  return (
    <>
      <Text muted>{texts.notChosen}</Text>
      <GetStarted services={services} step={step} />
    </>
  );
}

/** Who is to be told, where, and whether the mover has done it. [CONF-22 to CONF-24] */
export function RegistrationBody({ facts, services, words, notIdentified }: RegistrationBodyProps) {
  const state = registrationState(facts);
  const { authorities, isConsented, isRegistrationConfirmed } = facts;
  if (state === 'not-identified') return notIdentified;
  const isOpen = state !== 'register';
  return (
    <>
      {!isOpen && isRegistrationConfirmed && <Text muted>{texts.registered}</Text>}
      {!isOpen && !isRegistrationConfirmed && (
        <Text muted>{[...(isConsented ? [] : [texts.itself]), ...words].join(' ')}</Text>
      )}
      {authorities.map((authority) => (
        <Authority key={authority.name} {...authority} />
      ))}
      {isOpen ? (
        <ToStep state={state} services={services} />
      ) : (
        <RegistrationQuestion
          question={authorities.length > 1 ? texts.questionOfBoth : texts.question}
          fields={services.map((service): RegistrationField => `${service}RegistrationConfirmed`)}
          answer={isRegistrationConfirmed}
        />
      )}
    </>
  );
}
