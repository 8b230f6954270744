import { Tabs } from './tabs';

export const TariffDetails = () => (
  <Tabs
    label="Tariff details"
    tabs={[
      { id: 'electricity', label: 'Electricity', panel: <p>Unit rate 24.40p per kWh</p> },
      { id: 'gas', label: 'Gas', panel: <p>Unit rate 6.95p per kWh</p> },
      { id: 'terms', label: 'Terms', panel: <p>Fixed for 12 months</p> },
    ]}
  />
);
