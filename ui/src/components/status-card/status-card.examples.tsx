import { BroadbandIcon, EnergyIcon, WaterIcon } from '../../icons/icons';
import { LinkButton } from '../button/button';
import { TwoColumns } from '../stack/stack';
import { Text } from '../text/text';
import { StatusCard } from './status-card';

export const Three = () => (
  <TwoColumns>
    <StatusCard icon={<EnergyIcon size={24} />} title="Energy" status="completed">
      <Text strong>Glimmer Track 12, electricity and gas</Text>
      <Text muted>£137.88 a month by Direct Debit</Text>
    </StatusCard>
    <StatusCard icon={<BroadbandIcon size={24} />} title="Broadband, Phone and TV" status="pending">
      <Text muted>We are waiting for confirmation from Loop that your order went through.</Text>
      <LinkButton href="/enrolment/entertainment">Select a new package</LinkButton>
    </StatusCard>
    <StatusCard icon={<WaterIcon size={24} />} title="Water" status="todo" />
  </TwoColumns>
);
