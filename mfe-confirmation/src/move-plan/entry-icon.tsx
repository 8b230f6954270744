import type { PlanEntryId } from '@home-move/contract';
import {
  BanknoteIcon,
  BroadbandIcon,
  CouncilIcon,
  EnergyIcon,
  GasIcon,
  GaugeIcon,
  HouseIcon,
  MailIcon,
  PhoneIcon,
  UndoIcon,
  WaterIcon,
} from '@home-move/ui';

const icons = {
  'choose-energy': EnergyIcon,
  'choose-broadband': BroadbandIcon,
  'redirect-mail': MailIcon,
  'leave-council': CouncilIcon,
  'energy-cancel-by': UndoIcon,
  'gas-cancel-by': UndoIcon,
  'broadband-cancel-by': UndoIcon,
  'sky-call': PhoneIcon,
  'leave-readings': GaugeIcon,
  'move-in': HouseIcon,
  'meter-readings': GaugeIcon,
  council: CouncilIcon,
  water: WaterIcon,
  sewerage: WaterIcon,
  'energy-start': EnergyIcon,
  'gas-start': GasIcon,
  'first-payment': BanknoteIcon,
  'gas-first-payment': BanknoteIcon,
  'broadband-start': BroadbandIcon,
  'broadband-visit': BroadbandIcon,
  'smart-meter': GaugeIcon,
  'gas-smart-meter': GaugeIcon,
} as const satisfies Record<PlanEntryId, typeof EnergyIcon>;

/** What an entry is about. */
export function EntryIcon({ id, className }: { readonly id: PlanEntryId; readonly className?: string | undefined }) {
  const Icon = icons[id];
  return <Icon size={22} className={className} />;
}
