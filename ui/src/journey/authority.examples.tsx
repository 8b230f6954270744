import { Stack } from '../components/stack/stack';
import { Authority } from './authority';

export const Council = () => (
  <Authority
    name="Cardiff Council"
    welshName="Cyngor Caerdydd"
    logoUrl={null}
    registrationUrl="https://cardiff.example/council-tax"
  />
);

export const TwoCompanies = () => (
  <Stack gap={4}>
    <Authority name="Affinity Water" logoUrl={null} registrationUrl="https://affinity.example" service="WATER" />
    <Authority name="Thames Water" logoUrl={null} registrationUrl="https://thames.example" service="SEWERAGE" />
  </Stack>
);

/** The registration page is not known. */
export const WithoutLink = () => <Authority name="Bedford Borough Council" logoUrl={null} registrationUrl={null} />;
