import { KeyValueList } from './key-value-list';

export const Editable = () => (
  <KeyValueList
    items={[
      { label: 'Plan', value: 'Glimmer Track 12', onEdit: () => undefined },
      { label: 'Supply address', value: '14 Castle Road, Bedford, MK40 2QT', editHref: '/enrolment/moving-details' },
      { label: 'Payment', value: 'Monthly Direct Debit' },
    ]}
  />
);

export const Pairs = () => (
  <KeyValueList
    look="pairs"
    items={[
      { label: 'Collected by', value: 'Glimmer Energy Ltd' },
      { label: 'Amount', value: '£137.88 each month' },
    ]}
  />
);
