import { Button } from '../components/button/button';
import { Stack } from '../components/stack/stack';
import { Heading, Text } from '../components/text/text';
import { TextField } from '../components/text-field/text-field';
import { Page } from './page';
import { SideColumn } from './side-column';
import { Actions, Aside } from './split';
import { Stages } from './stages';

const STAGES = ['Your details', 'New home', 'Services', 'Energy', 'Broadband', 'All set'].map((label) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
}));

const link = (href: string) => ({ href, onClick: () => undefined });

export const Progress = () => <Stages stages={STAGES} current="services" done={['your-details', 'new-home']} />;

export const ProgressWithLinks = () => (
  <Stages
    stages={STAGES}
    current="services"
    done={['your-details', 'new-home']}
    links={{ 'your-details': link('#your-details'), 'new-home': link('#new-home') }}
  />
);

export const FormStep = () => (
  <Page
    title="About your new home"
    back={{ href: '/pending/personal-details' }}
    lede="Suppliers need these to open accounts in your name."
    aside={
      <Aside title="Not sure of the date?">
        <p>Give your best estimate. You can change it until the day before you move in.</p>
      </Aside>
    }
  >
    <TextField label="First name" />
    <Actions>
      <Button>Back</Button>
      <Button variant="primary">Next</Button>
    </Actions>
  </Page>
);

export const CodeStep = () => (
  <Page title="Verify it's you" width="code" back={{ onClick: () => undefined }}>
    <Stack>
      <TextField label="Your code" inputMode="numeric" autoComplete="one-time-code" />
      <Button variant="primary" full>
        Log In
      </Button>
    </Stack>
  </Page>
);

export const WithSideColumn = () => (
  <SideColumn
    head={<Heading level={1}>Your move plan</Heading>}
    side={<Button>Change my move date</Button>}
    content={<Text>Every day that matters, and what to do.</Text>}
  />
);
