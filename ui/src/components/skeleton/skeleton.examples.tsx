import { Text } from '../text/text';
import { SkeletonCards, SkeletonText } from './skeleton';

export const Plans = () => <SkeletonCards label="Loading energy plans" />;

export const Line = () => (
  <Text>
    <SkeletonText>For 2,700 kWh of electricity and 9,800 kWh of gas a year at 14 Castle Road.</SkeletonText>
  </Text>
);
