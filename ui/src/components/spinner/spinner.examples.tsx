import { Row } from '../stack/stack';
import { FullPageSpinner, SectionSpinner, Spinner } from './spinner';

export const Sizes = () => (
  <Row>
    <Spinner />
    <Spinner size="large" />
    <Spinner size="button" />
  </Row>
);

export const Section = () => <SectionSpinner label="Loading energy plans" />;

export const Page = () => <FullPageSpinner delay={0} />;
