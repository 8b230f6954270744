import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { ErrorSummary } from './error-summary';

export const WithFields = () => (
  <Stack>
    <ErrorSummary
      errors={[
        { id: 'first-name', label: 'First name', message: 'Please enter your First Name' },
        {
          id: 'surname',
          label: 'Surname',
          message: 'The length of Surname must be at least of 2 characters',
        },
      ]}
    />
    <TextField id="first-name" label="First name" error="Please enter your First Name" />
    <TextField
      id="surname"
      label="Surname"
      error="The length of Surname must be at least of 2 characters"
      defaultValue="H"
    />
  </Stack>
);
