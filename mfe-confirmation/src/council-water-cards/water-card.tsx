import {
  councilWaterMessages as messages,
  serviceTexts,
  waterCardStatus,
  type WaterSummary,
} from '@home-move/contract';
import { StatusCard, Text, WaterIcon } from '@home-move/ui';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationBody, type RegistrationFacts } from './registration-body';

interface WaterProps {
  readonly water: WaterSummary;
}

function Finder() {
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
    name === null ? [] : [{ name, logoUrl, registrationUrl, service: sewerage ? 'WATER' : undefined }];
  const sewerageCompany: RegistrationFacts['authorities'] = sewerage
    ? [{ name: sewerage.name, logoUrl: null, registrationUrl: sewerage.completeRegistrationLink, service: 'SEWERAGE' }]
    : [];
  return (
    <RegistrationBody
      facts={{ ...water, authorities: [...board, ...sewerageCompany] }}
      services={['water']}
      advice={name !== null && sewerage ? [messages.twoBills(name, sewerage.name), texts.water] : [texts.water]}
      finder={<Finder />}
    />
  );
}

/** The progress of water if it has its own bill. [CONF-23, CONF-29] */
export function WaterCard({ water }: WaterProps) {
  return (
    <StatusCard icon={<WaterIcon size={22} />} title={serviceTexts.water.title} status={waterCardStatus(water)}>
      <Body water={water} />
    </StatusCard>
  );
}
