import { BroadbandIcon, CouncilIcon, EnergyIcon } from '../../icons/icons';
import { Stack } from '../stack/stack';
import { ServiceCard } from './service-card';

export const Services = () => (
  <Stack gap={3}>
    <ServiceCard
      icon={<EnergyIcon size={24} />}
      title="Energy"
      line="Electricity and gas for 14 Castle Road"
      defaultChecked
    />
    <ServiceCard
      icon={<BroadbandIcon size={24} />}
      title="Broadband, Phone and TV"
      line="Packages available at your address, from £19.00 a month"
    />
    <ServiceCard
      icon={<CouncilIcon size={24} />}
      title="Council Tax"
      line="We tell Bedford Borough Council that you are moving in. Your letting agent has to notify them."
      locked
    />
  </Stack>
);
