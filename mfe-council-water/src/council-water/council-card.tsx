import {
  councilWaterMessages as messages,
  type CouncilAuthority,
  type CouncilServices,
  type Enrolment,
} from '@home-move/contract';
import { Authority, formatDate, Notice, Text, TextLink } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { isAskedAsOne, type CouncilForm } from './council-water.form';
import { cardTexts as texts, wishTexts } from './council-water.texts';
import { LocalCard } from './local-card';
import { WaterCompanies } from './water-companies';
import { Wish } from './wish';

/** [COUNCIL-06] */
function UnknownCouncil() {
  return (
    <LocalCard service="council" title={texts.title.council}>
      <Text>{messages.councilNotIdentified}</Text>
      <Text>
        <TextLink href={messages.findCouncilUrl} external>
          {messages.findCouncil}
        </TextLink>
      </Text>
    </LocalCard>
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

export interface LocalCardsProps {
  readonly enrolment: Enrolment;
  readonly services: CouncilServices;
  readonly control: Control<CouncilForm, unknown, CouncilForm>;
}

/** Who asks for local tax; with water where one bill is for both. [COUNCIL-03, COUNCIL-08] */
export function CouncilCard({ enrolment, services, control }: LocalCardsProps) {
  const { council, water } = services;
  if (!council) return <UnknownCouncil />;
  const isOne = isAskedAsOne(enrolment, services);
  const isMandatory = enrolment.councilIsMandatory || (isOne && enrolment.waterIsMandatory);
  const kind = council.kind === 'DOMESTIC_RATES' ? 'rates' : 'council';
  return (
    <LocalCard
      service="council"
      title={isOne ? texts.title.both : texts.title[kind]}
      isMandatory={isMandatory}
      question={<Wish control={control} name="council" question={wishTexts.question[kind]} isMandatory={isMandatory} />}
    >
      <Text muted>{kind === 'rates' ? texts.rates : texts.councilTax}</Text>
      {isOne && water?.billing === 'WITH_COUNCIL_TAX' && (
        <Text>
          {texts.waterWithCouncilTax} {texts.nothingForWater}
        </Text>
      )}
      <Authority {...council} />
      <Successor replacedBy={council.replacedBy} />
      {isOne && water?.billing === 'OWN_BILL' && (
        <WaterCompanies companies={water.companies.filter(({ name }) => name !== council.name)} />
      )}
    </LocalCard>
  );
}
