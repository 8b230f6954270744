import { AddressLine } from './address-line';
import { Heading, Text } from './text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export const Scale = () => (
  <div>
    <Text as="div">
      <Heading look="display">Display</Heading>
    </Text>
    <Heading look="h1">Page heading</Heading>
    <Heading>Section heading</Heading>
    <Heading level={3}>Card heading</Heading>
    <Text>Body text, 16 to 17 px, at most 62 characters to a line.</Text>
    <Text size="sm" muted>
      Hints and secondary text, 15 px
    </Text>
    <Text size="xs" muted numeric>
      Legal text and dates, 13 px <VisuallyHidden>and words for readers</VisuallyHidden>
    </Text>
  </div>
);

export const Address = () => (
  <p>
    <AddressLine line="14 Castle Road, Bedford, MK40 2QT" />
  </p>
);
