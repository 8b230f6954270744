import { Card } from '../card/card';
import { CostBar, CostKey, type CostPart } from './cost-bar';

const PARTS: readonly CostPart[] = [
  { label: 'Electricity you use', pence: 65880, chart: 1 },
  { label: 'Electricity standing charge', pence: 20878, chart: 2 },
  { label: 'Gas you use', pence: 68110, chart: 3 },
  { label: 'Gas standing charge', pence: 10585, chart: 4 },
];

export const FirstYear = () => (
  <Card>
    <CostBar label="First-year cost" parts={PARTS} tall />
    <CostKey parts={PARTS} />
  </Card>
);
