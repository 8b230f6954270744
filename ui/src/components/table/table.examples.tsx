import { Table } from './table';

export const Rates = () => (
  <Table
    caption="Rates"
    hideCaption
    columns={['Rate', 'Electricity', 'Gas']}
    rows={[
      ['Unit rate, p per kWh', '24.40', '6.95'],
      ['Standing charge, p a day', '57.20', '29.00'],
      ['Exit fee', 'None', 'None'],
    ]}
  />
);
