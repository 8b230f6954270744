import { Button } from '../button/button';
import { Card } from '../card/card';
import { Heading } from '../text/text';
import { CardActions, CardList } from './card-list';

const plans = Array.from({ length: 40 }, (_, index) => `Plan ${index + 1}`);

export const LongList = () => (
  <CardList items={plans} keyOf={(plan) => plan}>
    {(plan) => (
      <Card as="article">
        <Heading level={2}>{plan}</Heading>
        <CardActions
          details={<Button variant="plain">Details of {plan}</Button>}
          select={<Button variant="choose">Select {plan}</Button>}
        />
      </Card>
    )}
  </CardList>
);
