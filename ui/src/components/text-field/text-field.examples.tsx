import { Stack, TwoColumns } from '../stack/stack';
import { TextArea, TextField } from './text-field';

export const Plain = () => (
  <TwoColumns>
    <TextField label="Surname" defaultValue="Hartley" autoComplete="family-name" />
    <TextField
      label="Email address"
      type="email"
      defaultValue="sam@"
      error="Please enter a valid email address"
      autoComplete="email"
    />
  </TwoColumns>
);

export const HintAndError = () => (
  <TextField
    label="Mobile number"
    hint="We text you only about your move"
    error="Please enter a valid UK mobile number without spaces, starting with 07"
    width="20"
    type="tel"
    defaultValue="01632 960101"
  />
);

export const Widths = () => (
  <Stack gap={5}>
    <TextField label="Sort code" hint="6 digits" width="8" numeric inputMode="numeric" defaultValue="08-99-99" />
    <TextField label="Account number" hint="8 digits" width="12" numeric inputMode="numeric" defaultValue="66374958" />
    <TextField label="Postcode" width="postcode" defaultValue="MK40 2QT" />
    <TextField label="Address line 2" optional />
    <TextField label="Electricity you use in a year, in kWh" width="8" suffix="kWh" defaultValue="2700" />
    <TextField label="Amount, in pounds" width="8" prefix="£" defaultValue="120" />
    <TextArea label="Anything else?" optional />
  </Stack>
);
