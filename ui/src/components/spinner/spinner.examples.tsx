import { Row } from '../stack/stack';
import { FullPageSpinner, PartSpinner, Spinner } from './spinner';

export const Sizes = () => (
  <Row>
    <Spinner />
    <Spinner size="large" />
    <Spinner size="button" />
  </Row>
);

export const Part = () => <PartSpinner words="Loading energy plans" />;

export const Whole = () => <FullPageSpinner delay={0} />;
