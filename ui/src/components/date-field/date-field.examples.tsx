import { emptyDate, type DateParts } from '@home-move/contract';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

function StatefulDateField({
  at = emptyDate,
  ...rest
}: { readonly at?: DateParts } & Omit<DateFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(at);
  return <DateField {...rest} value={value} onChange={setValue} />;
}

export const MoveIn = () => (
  <StatefulDateField
    legend="Expected move-in date"
    hint="For example, 27 11 2026"
    at={{ day: '27', month: '11', year: '2026' }}
  />
);

export const Empty = () => (
  <StatefulDateField legend="Date of birth" hint="For example, 27 3 1985" name="dateOfBirth" autoComplete="bday" />
);

export const Wrong = () => (
  <StatefulDateField
    legend="Date of birth"
    hint="For example, 27 3 1985"
    error="That's not a real date"
    at={{ day: '31', month: '02', year: '1985' }}
  />
);
