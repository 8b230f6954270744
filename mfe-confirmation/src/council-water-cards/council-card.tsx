import {
  councilCardStatus,
  councilWaterMessages as messages,
  type CouncilSummary,
  type WaterSummary,
} from '@home-move/contract';
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
      <Text>{messages.councilNotIdentified}</Text>
      <TextLink external href={messages.findCouncilUrl}>
        {messages.findCouncil}
      </TextLink>
    </>
  );
}

function wordsOf({ kind, councilName }: CouncilSummary, water: WaterSummary | undefined): readonly string[] {
  const words = kind === 'DOMESTIC_RATES' ? [messages.rates, texts.council] : [texts.council];
  if (!water) return words;
  const together = water.isScotland ? messages.waterWithCouncilTax : texts.oneBill(councilName ?? '');
  return [together, ...words];
}

/** How far council tax is, alone or with the water of the same bill. [CONF-08, CONF-22, CONF-28] */
export function CouncilCard({ council, water }: CouncilCardProps) {
  const { councilName: name, councilLogoUrl: logoUrl, completeRegistrationLink: registrationUrl } = council;
  const isConsented = council.isConsented || (water?.isConsented ?? false);
  const authorities = name === null ? [] : [{ name, logoUrl, registrationUrl }];
  return (
    <StatusCard
      icon={<CouncilIcon size={22} />}
      title={water ? texts.together : serviceTitles.council}
      status={councilCardStatus(council)}
    >
      <RegistrationBody
        facts={{ ...council, isConsented, authorities }}
        services={water ? ['council', 'water'] : ['council']}
        words={wordsOf(council, water)}
        notIdentified={<NotIdentified />}
      />
    </StatusCard>
  );
}
