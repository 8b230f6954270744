import { councilWaterMessages as messages, waterCardStatus, type WaterSummary } from '@home-move/contract';
import { StatusCard, Text, WaterIcon } from '@home-move/ui';
import { serviceTitles } from '../parts/service.texts';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationBody, type RegistrationFacts } from './registration-body';

interface WaterProps {
  readonly water: WaterSummary;
}

function NotIdentified() {
  return (
    <>
      <Text>{messages.waterNotIdentified}</Text>
      <Text muted>{messages.findWater}</Text>
    </>
  );
}

function Body({ water }: WaterProps) {
  const { boardName: name, boardLogoUrl: logoUrl, completeRegistrationLink: registrationUrl, sewerage } = water;
  if (water.isWithoutBill) return <Text>{messages.noWaterBill}</Text>;
  if (water.isScotland) return <Text>{messages.waterWithCouncilTax}</Text>;
  const board: RegistrationFacts['authorities'] =
    name === null ? [] : [{ name, logoUrl, registrationUrl, does: sewerage ? 'WATER' : undefined }];
  const other: RegistrationFacts['authorities'] = sewerage
    ? [{ name: sewerage.name, logoUrl: null, registrationUrl: sewerage.completeRegistrationLink, does: 'SEWERAGE' }]
    : [];
  return (
    <RegistrationBody
      facts={{ ...water, authorities: [...board, ...other] }}
      services={['water']}
      words={name !== null && sewerage ? [messages.twoBills(name, sewerage.name), texts.water] : [texts.water]}
      notIdentified={<NotIdentified />}
    />
  );
}

/** How far water is, where it has a bill of its own. [CONF-23, CONF-29] */
export function WaterCard({ water }: WaterProps) {
  return (
    <StatusCard icon={<WaterIcon size={22} />} title={serviceTitles.water} status={waterCardStatus(water)}>
      <Body water={water} />
    </StatusCard>
  );
}
