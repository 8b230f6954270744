import { Row } from '../stack/stack';
import { Button, LinkButton } from './button';

export const Variants = () => (
  <Row>
    <Button variant="primary">Next</Button>
    <Button>Back</Button>
    <Button variant="choose">Select</Button>
    <Button variant="plain">No thanks</Button>
    <Button variant="danger">Right to be forgotten</Button>
    <Button size="small">Small</Button>
  </Row>
);

export const Busy = () => (
  <Row>
    <Button variant="primary" busy="Saving">
      Next
    </Button>
    <Button busy="Finding">Find address</Button>
  </Row>
);

export const Disabled = () => <Button disabled>Disabled</Button>;

export const AsLink = () => (
  <LinkButton variant="primary" href="/pending/personal-details">
    Get Started
  </LinkButton>
);
