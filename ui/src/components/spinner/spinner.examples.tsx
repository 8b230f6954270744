import { Row } from '../stack/stack';
import { FullPageSpinner, SectionSpinner, Spinner } from './spinner';

export const Sizes = () => (
  <Row>
    <Spinner />
    <Spinner size="large" />
    <Spinner size="button" />
  </Row>
);

export const Part = () => <SectionSpinner label="Loading energy plans" />;

export const Whole = () => <FullPageSpinner delay={0} />;
