import { Button } from '../button/button';
import { Heading, Text } from '../text/text';
import { EmptyState } from './empty-state';

export const NoResults = () => (
  <>
    <Heading>Energy plans</Heading>
    <EmptyState
      title="Sorry, there are no valid results matching your filter criteria."
      action={<Button size="small">Clear filters</Button>}
    >
      <Text size="sm" muted>
        You have 3 filters on.
      </Text>
    </EmptyState>
  </>
);
