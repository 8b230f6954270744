import { councilWaterMessages as messages, type WaterServices } from '@home-move/contract';
import { Text } from '@home-move/ui';
import type { LocalServiceProps } from './council-card';
import { cardTexts as texts, listChoiceTexts } from './council-water.texts';
import { LocalServiceCard } from './local-service-card';
import { WaterCompanies } from './water-companies';
import { ListChoice } from './list-choice';

interface NoWaterBillProps extends Pick<LocalServiceProps, 'enrolment'> {
  readonly water: WaterServices | null;
}

/** Explains why there is nothing to set up. [COUNCIL-07, COUNCIL-08] */
function NoWaterBill({ water, enrolment }: NoWaterBillProps) {
  if (!water)
    return (
      <>
        <Text>{messages.waterNotIdentified}</Text>
        <Text>{messages.findWater}</Text>
        {enrolment.emailAddress !== null && <Text muted>{texts.waterByEmail}</Text>}
      </>
    );
  const sentence = water.billing === 'NO_BILL' ? texts.noWaterBill : texts.waterWithCouncilTax;
  return (
    <Text>
      {sentence} {texts.nothingForWater}
    </Text>
  );
}

/** Names the two bills where two companies share the water. */
function describeBills({ companies }: WaterServices): string {
  const by = (wanted: 'WATER' | 'SEWERAGE') => companies.find(({ services }) => services.includes(wanted))?.name;
  const [water, sewerage] = [by('WATER'), by('SEWERAGE')];
  return companies.length > 1 && water && sewerage && water !== sewerage
    ? texts.twoBills(water, sewerage)
    : texts.water;
}

/** The companies that send the water bill. [COUNCIL-03] */
export function WaterCard({ enrolment, services: { water }, control }: LocalServiceProps) {
  const isMandatory = enrolment.waterIsMandatory;
  if (water?.billing !== 'OWN_BILL')
    return (
      <LocalServiceCard service="water" title={texts.title.water}>
        <NoWaterBill water={water} enrolment={enrolment} />
      </LocalServiceCard>
    );
  return (
    <LocalServiceCard
      service="water"
      title={texts.title.water}
      isMandatory={isMandatory}
      question={
        <ListChoice
          control={control}
          name="water"
          question={listChoiceTexts.question.water}
          isMandatory={isMandatory}
        />
      }
    >
      <Text muted>{describeBills(water)}</Text>
      <WaterCompanies companies={water.companies} />
    </LocalServiceCard>
  );
}
