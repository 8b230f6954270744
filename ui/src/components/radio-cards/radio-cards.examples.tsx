import { useState } from 'react';
import { Stack } from '../stack/stack';
import { RadioCards, type RadioCardsProps } from './radio-cards';

function StatefulRadioCards({ at, ...rest }: { readonly at?: string } & Omit<RadioCardsProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(at);
  return <RadioCards {...rest} value={value} onChange={setValue} />;
}

const BEDROOMS = [
  { value: 'small', label: '1 to 2' },
  { value: 'medium', label: '3' },
  { value: 'large', label: '4 or more' },
];

export const Short = () => <StatefulRadioCards legend="Bedrooms" columns={3} at="medium" options={BEDROOMS} />;

export const WithLines = () => (
  <StatefulRadioCards
    legend="How often may your smart meter send readings for billing?"
    at="daily"
    options={[
      { value: 'half-hourly', label: 'Every half hour', small: 'The most accurate bills' },
      { value: 'daily', label: 'Daily' },
      { value: 'monthly', label: 'Monthly', small: 'The least data' },
    ]}
  />
);

export const Wrong = () => (
  <Stack>
    <StatefulRadioCards legend="Bedrooms" error="Mandatory" columns={3} options={BEDROOMS} />
    <StatefulRadioCards
      legend="Have you registered?"
      compact
      columns={2}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  </Stack>
);
