import type { WaterCompany } from '@home-move/contract';
import { Authority } from '@home-move/ui';

/** Each company that sends a bill, with its service if it provides only water or only sewerage. */
export function WaterCompanies({ companies }: { readonly companies: readonly WaterCompany[] }) {
  return companies.map(({ name, logoUrl, registrationUrl, services }) => (
    <Authority
      key={name}
      name={name}
      logoUrl={logoUrl}
      registrationUrl={registrationUrl}
      service={services.length === 1 ? services[0] : undefined}
    />
  ));
}
