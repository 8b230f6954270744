import {
  councilWaterMessages as messages,
  serviceTitle,
  type CouncilAuthority,
  type CouncilServices,
  type Enrolment,
} from '@home-move/contract';
import { Authority, formatDate, Notice, Text, TextLink } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { hasCombinedCard, isMandatory, type CouncilForm } from './council-water.form';
import { cardTexts as texts, listChoiceTexts } from './council-water.texts';
import { LocalServiceCard } from './local-service-card';
import { WaterCompanies } from './water-companies';
import { ListChoice } from './list-choice';

/** [COUNCIL-06] */
function UnknownCouncil({ enrolment: { postcode, emailAddress } }: Pick<LocalServiceProps, 'enrolment'>) {
  return (
    <LocalServiceCard service="council" title={serviceTitle('council', postcode)}>
      <Text>{messages.councilNotIdentified}</Text>
      <Text>
        <TextLink href={messages.findCouncilUrl} external>
          {messages.findCouncil}
        </TextLink>
      </Text>
      {emailAddress !== null && <Text muted>{texts.finderByEmail}</Text>}
    </LocalServiceCard>
  );
}

function Successor({ replacedBy }: Pick<CouncilAuthority, 'replacedBy'>) {
  return (
    replacedBy && (
      <Notice still>
        <p>{texts.replaced(replacedBy.name, formatDate(replacedBy.on))}</p>
      </Notice>
    )
  );
}

export interface LocalServiceProps {
  readonly enrolment: Enrolment;
  readonly services: CouncilServices;
  readonly control: Control<CouncilForm, unknown, CouncilForm>;
}

/** The authority for local tax, combined with water where one bill covers both. [COUNCIL-03, COUNCIL-08] */
export function CouncilCard({ enrolment, services, control }: LocalServiceProps) {
  const { council, water } = services;
  if (!council) return <UnknownCouncil enrolment={enrolment} />;
  const isCombined = hasCombinedCard(enrolment, services);
  const isLocked = isMandatory(enrolment, services, 'council');
  const kind = council.kind === 'DOMESTIC_RATES' ? 'rates' : 'council';
  return (
    <LocalServiceCard
      service="council"
      title={isCombined ? texts.title.both : serviceTitle('council', enrolment.postcode)}
      isMandatory={isLocked}
      question={
        <ListChoice control={control} name="council" question={listChoiceTexts.question[kind]} isMandatory={isLocked} />
      }
    >
      <Text muted>{kind === 'rates' ? texts.rates : texts.councilTax}</Text>
      {isCombined && water?.billing === 'WITH_COUNCIL_TAX' && (
        <Text>
          {texts.waterWithCouncilTax} {texts.nothingForWater}
        </Text>
      )}
      <Authority {...council} />
      <Successor replacedBy={council.replacedBy} />
      {isCombined && water?.billing === 'OWN_BILL' && (
        <WaterCompanies companies={water.companies.filter(({ name }) => name !== council.name)} />
      )}
    </LocalServiceCard>
  );
}
