import { TwoColumns } from '../stack/stack';
import { Select } from './select';

export const Plain = () => (
  <TwoColumns>
    <Select
      label="Residential status"
      defaultValue="201"
      options={[
        { value: '200', label: 'Owner' },
        { value: '201', label: 'Private tenant' },
      ]}
    />
    <Select
      label="Title"
      width="12"
      placeholder="Choose a title"
      error="Please enter your Title"
      options={[
        { value: 'Mr', label: 'Mr' },
        { value: 'Mrs', label: 'Mrs' },
      ]}
    />
  </TwoColumns>
);
