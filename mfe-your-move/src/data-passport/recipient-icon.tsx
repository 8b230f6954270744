import type { RecipientKind } from '@home-move/contract';
import {
  BroadbandIcon,
  CouncilIcon,
  EnergyIcon,
  GaugeIcon,
  HouseIcon,
  MailIcon,
  PeopleIcon,
  SendIcon,
  SmartphoneIcon,
} from '@home-move/ui';

const icons = {
  addressFinder: HouseIcon,
  meterRegister: GaugeIcon,
  energyComparison: EnergyIcon,
  broadbandSeller: BroadbandIcon,
  broadbandReferrer: SendIcon,
  councilDirectory: CouncilIcon,
  mailService: MailIcon,
  textService: SmartphoneIcon,
  reviewPlatform: PeopleIcon,
} satisfies Record<RecipientKind, typeof HouseIcon>;

/** A picture of the recipient's trade. Decoration. */
export function RecipientIcon({ kind }: { readonly kind: RecipientKind }) {
  const Icon = icons[kind];
  return <Icon size={22} />;
}
