import { Stack } from '../stack/stack';
import { TextButton, TextLink } from './text-link';

export const Links = () => (
  <Stack gap={2}>
    <p>
      Read our <TextLink href="/privacy">Privacy notice</TextLink>.
    </p>
    <p>
      <TextLink href="https://water.example.test" external>
        Complete your registration
      </TextLink>
    </p>
    <p>
      <TextButton>Can't find your address?</TextButton>
    </p>
  </Stack>
);
