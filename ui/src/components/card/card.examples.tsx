import { LogoTile } from '../tile/tile';
import { Heading, Text } from '../text/text';
import { Card, CardHead, CardRule } from './card';

export const Plain = () => (
  <Card aria-label="Glimmer Track 12">
    <CardHead>
      <LogoTile name="Glimmer" />
      <div>
        <Text strong>Glimmer Track 12</Text>
        <Text size="sm" muted>
          Fixed for 12 months
        </Text>
      </div>
    </CardHead>
    <CardRule />
    <Heading>What happens when</Heading>
  </Card>
);

export const Tinted = () => (
  <Card tint>
    <Heading>Discover more offers</Heading>
  </Card>
);
