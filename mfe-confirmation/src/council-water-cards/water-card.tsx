import { councilWaterMessages, waterCardStatus, type WaterSummary } from '@home-move/contract';
import { StatusCard, Text, WaterIcon } from '@home-move/ui';
import { serviceTitles } from '../parts/service.texts';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationBody } from './registration-body';

interface WaterProps {
  readonly water: WaterSummary;
}

function NotIdentified() {
  return (
    <>
      <Text>{councilWaterMessages.waterNotIdentified}</Text>
      <Text muted>{texts.askForWater}</Text>
    </>
  );
}

function Body({ water }: WaterProps) {
  const { boardName: name, boardLogoUrl: logoUrl, completeRegistrationLink: url, sewerage } = water;
  if (water.isWithoutBill) return <Text>{councilWaterMessages.noWaterBill}</Text>;
  if (water.isScotland) return <Text>{councilWaterMessages.waterWithCouncilTax}</Text>;
  const links = [
    ...(name !== null && url !== null ? [{ name, url }] : []),
    ...(sewerage ? [{ name: sewerage.name, url: sewerage.completeRegistrationLink }] : []),
  ];
  return (
    <RegistrationBody
      facts={{ ...water, name, logoUrl, links }}
      services={['water']}
      words={name !== null && sewerage ? [texts.twoBills(name, sewerage.name), texts.water] : [texts.water]}
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
