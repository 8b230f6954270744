import {
  councilCardStatus,
  councilWaterMessages as messages,
  serviceTitle,
  type CouncilSummary,
  type WaterSummary,
} from '@home-move/contract';
import { CouncilIcon, StatusCard, Text, TextLink } from '@home-move/ui';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationBody } from './registration-body';

interface CouncilCardProps {
  readonly council: CouncilSummary;
  /** Of the new home. */
  readonly postcode: string | null;
  /** Given when one bill covers both, which then share this card. */
  readonly water?: WaterSummary | undefined;
}

function Finder() {
  return (
    <>
      <Text>{messages.councilNotIdentified}</Text>
      <TextLink external href={messages.findCouncilUrl}>
        {messages.findCouncil}
      </TextLink>
    </>
  );
}

function adviceFor({ kind, councilName }: CouncilSummary, water: WaterSummary | undefined): readonly string[] {
  const advice = kind === 'DOMESTIC_RATES' ? [messages.rates, texts.council] : [texts.council];
  if (!water) return advice;
  const together = water.isScotland ? messages.waterWithCouncilTax : texts.oneBill(councilName ?? '');
  return [together, ...advice];
}

/** The progress of council tax, alone or with the water of the same bill. [CONF-08, CONF-22, CONF-28] */
export function CouncilCard({ council, postcode, water }: CouncilCardProps) {
  const { councilName: name, councilLogoUrl: logoUrl, completeRegistrationLink: registrationUrl } = council;
  const isConsented = council.isConsented || (water?.isConsented ?? false);
  const authorities = name === null ? [] : [{ name, logoUrl, registrationUrl }];
  return (
    <StatusCard
      icon={<CouncilIcon size={22} />}
      title={water ? texts.combinedTitle : serviceTitle('council', postcode)}
      status={councilCardStatus(council)}
    >
      <RegistrationBody
        facts={{ ...council, isConsented, authorities }}
        services={water ? ['council', 'water'] : ['council']}
        advice={adviceFor(council, water)}
        finder={<Finder />}
      />
    </StatusCard>
  );
}
