import { councilWaterMessages as messages, type WaterServices } from '@home-move/contract';
import { Text } from '@home-move/ui';
import type { LocalCardsProps } from './council-card';
import { cardTexts as texts, wishTexts } from './council-water.texts';
import { LocalCard } from './local-card';
import { WaterCompanies } from './water-companies';
import { Wish } from './wish';

/** Why there is nothing to set up, in words. [COUNCIL-07, COUNCIL-08] */
function WaterFacts({ water }: { readonly water: WaterServices | null }) {
  if (!water)
    return (
      <>
        <Text>{messages.waterNotIdentified}</Text>
        <Text>{messages.findWater}</Text>
      </>
    );
  const sentence = water.billing === 'NO_BILL' ? texts.noWaterBill : texts.waterWithCouncilTax;
  return (
    <Text>
      {sentence} {texts.nothingForWater}
    </Text>
  );
}

/** Two companies, two bills. */
function billsOf({ companies }: WaterServices): string {
  const by = (wanted: 'WATER' | 'SEWERAGE') => companies.find(({ services }) => services.includes(wanted))?.name;
  const [water, sewerage] = [by('WATER'), by('SEWERAGE')];
  return companies.length > 1 && water && sewerage && water !== sewerage
    ? texts.twoBills(water, sewerage)
    : texts.water;
}

/** Who sends the bill for water. [COUNCIL-03] */
export function WaterCard({ enrolment, services: { water }, control }: LocalCardsProps) {
  const isMandatory = enrolment.waterIsMandatory;
  if (water?.billing !== 'OWN_BILL')
    return (
      <LocalCard service="water" title={texts.title.water}>
        <WaterFacts water={water} />
      </LocalCard>
    );
  return (
    <LocalCard
      service="water"
      title={texts.title.water}
      isMandatory={isMandatory}
      question={<Wish control={control} name="water" question={wishTexts.question.water} isMandatory={isMandatory} />}
    >
      <Text muted>{billsOf(water)}</Text>
      <WaterCompanies companies={water.companies} />
    </LocalCard>
  );
}
