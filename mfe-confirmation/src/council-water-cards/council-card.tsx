import { councilCardStatus, councilWaterMessages, type CouncilSummary, type WaterSummary } from '@home-move/contract';
import { CouncilIcon, StatusCard, Text, TextLink } from '@home-move/ui';
import { serviceTitles } from '../parts/service.texts';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationBody } from './registration-body';

interface CouncilCardProps {
  readonly council: CouncilSummary;
  /** Where one bill covers both: the card is that of both. */
  readonly water?: WaterSummary | undefined;
}

function NotIdentified() {
  return (
    <>
      <Text>{councilWaterMessages.councilNotIdentified}</Text>
      <TextLink external href={texts.findCouncilUrl}>
        {texts.findCouncil}
      </TextLink>
    </>
  );
}

function wordsOf({ kind, councilName }: CouncilSummary, water: WaterSummary | undefined): readonly string[] {
  const words = kind === 'DOMESTIC_RATES' ? [texts.rates, texts.council] : [texts.council];
  if (!water) return words;
  const together = water.isScotland ? councilWaterMessages.waterWithCouncilTax : texts.oneBill(councilName ?? '');
  return [together, ...words];
}

/** How far council tax is, alone or with the water of the same bill. [CONF-08, CONF-22, CONF-28] */
export function CouncilCard({ council, water }: CouncilCardProps) {
  const { councilName: name, councilLogoUrl: logoUrl, completeRegistrationLink: url } = council;
  const isConsented = council.isConsented || (water?.isConsented ?? false);
  const links = name !== null && url !== null ? [{ name, url }] : [];
  return (
    <StatusCard
      icon={<CouncilIcon size={22} />}
      title={water ? texts.together : serviceTitles.council}
      status={councilCardStatus(council)}
    >
      <RegistrationBody
        facts={{ ...council, isConsented, name, logoUrl, links }}
        services={water ? ['council', 'water'] : ['council']}
        words={wordsOf(council, water)}
        notIdentified={<NotIdentified />}
      />
    </StatusCard>
  );
}
